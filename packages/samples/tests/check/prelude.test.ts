import { describe, expect, it } from 'vitest';
import { checkSamples } from '../../check/check-samples';
import { createEngine } from '../../check/engine';
import { declarationsOf, neededBy } from '../../check/prelude';
import { libraryDir } from '../../page/site';
import type { SamplesOptions } from '../../page/options';
import { pageOf, SITE } from '../site';

describe('neededBy', () => {
  const granted = declarationsOf(
    "import react, { useState as state, type FC } from 'react';\nimport * as zod from 'zod';\ndeclare const store: Store;\ntype Store = { at: FC };\nconst { $a, b: [c] } = state();",
  );

  it.each([
    ['no names of it', 'add(1);', ''],
    ['an import', 'state();', "\nimport { useState as state } from 'react';"],
    [
      'what that needs',
      'use(store);',
      "\ndeclare const store: Store;\ntype Store = { at: FC };\nimport { type FC } from 'react';",
    ],
    [
      'parts',
      '$a + c; zod',
      "\nimport * as zod from 'zod';\nconst { $a, b: [c] } = state();\nimport { useState as state } from 'react';",
    ],
    ['what the code declares', "import react from 'preact';\nconst { store } = react;", ''],
    ['longer names', 'restore; state$', ''],
  ])('%s', (_, code, needed) => {
    expect(neededBy(code, granted)).toBe(needed);
  });
});

describe('a fence', () => {
  it('has what the site declares for its page, at its own places', () => {
    const preludes = {
      'docs/page': "import { z } from 'zod';",
      'docs/other': 'declare const a: 1;',
    };
    expect(check('```ts\nz.string().parse(1).at(0);\na;\n```', { preludes })).toEqual([
      "TS2304: Cannot find name 'a'. 3",
    ]);
  });

  it('says what is wrong with that', () => {
    const preludes = { docs: "import { zed } from 'zod';" };
    const [problem] = check('```ts\nzed;\n```', { preludes });
    expect(problem).toMatch(/^TS2614: In the prelude: .* 2$/);
  });

  it('has the imports of fences before it where it is a fragment, and does not run', () => {
    const text =
      "```ts\nimport { z } from 'zod';\nimport no from 'zod/no';\nz + no;\n```\n\n```ts\nz.strin(no);\n```\n\n```ts run\nz.strin();\n```\n";
    expect(check(text, { undeclaredNames: 'any' })).toEqual([
      expect.stringMatching(/'zod\/no'.* 3$/),
      expect.stringMatching(/'strin'.* 8$/),
    ]);
    expect(check(text, {})).toHaveLength(4);
  });
});

it('has names of JavaScript itself where it imports from a package that has such names', () => {
  const text =
    "```ts\nimport { number as Array } from 'zod';\n```\n\n```ts\nimport { z } from 'zod';\nArray.from([z]);\n```\n";
  expect(check(text, { undeclaredNames: 'any' })).toEqual([]);
});

it('says where a name is declared that a fence lacks', () => {
  const text = (title: string) =>
    `\`\`\`ts${title}\nimport { z } from 'zod';\nexport const store = z.string();\n\`\`\`\n\n\`\`\`ts\nstore;\nz;\n\`\`\`\n`;
  expect(check(text(''), {})).toEqual([
    "TS2552: Cannot find name 'store'. Did you mean 'Storage'? The fence in line 1 declares it; give that one a title, such as title=\"store.ts\", and import it from there. 7",
    "TS2304: Cannot find name 'z'. The fence in line 1 imports it; write \"import { z } from 'zod';\" here, too. 8",
  ]);
  expect(check(text(' title="a.ts"'), {})[0]).toMatch('declares it; import it from there.');
});

function check(text: string, options: Pick<SamplesOptions, 'preludes' | 'undeclaredNames'>) {
  const engine = createEngine(libraryDir(SITE, 'current'), 'current', options);
  const page = pageOf(text);
  engine.setPage(page);
  const { problems } = checkSamples(page, () => engine, false);
  return problems.map(({ message, place }) => `${message} ${place.line}`);
}
