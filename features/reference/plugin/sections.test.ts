import { expect, test } from 'vitest';
import { pageSections } from './sections';

const PAGE = `import Drawing from '@site/src/components/Drawing';

A router holds \`procedures\`.

| option | what it does |
| ------ | ------------ |
| \`meta\` | carries data |

## Make a router with \`initTRPC\` {/* #make */}

It is **one** call.

\`\`\`ts
initTRPC.create();
\`\`\`

### \`Duplicate key …\`

Two of \`a\`. Rename one.

<Filter label="Find one">

## Types

\`AnyRouter\` is one.

</Filter>
`;

const sections = pageSections(PAGE, { title: 'Router', slug: '/router' });

test('a page has a section for its beginning and one for each heading, in a component too', () => {
  expect(sections.map(({ page, href, title }) => ({ page, href, title }))).toEqual([
    { page: 'Router', href: 'router', title: 'Router' },
    { page: 'Router', href: 'router#make', title: 'Make a router with initTRPC' },
    { page: 'Router', href: 'router#duplicate-key-', title: 'Duplicate key …' },
    { page: 'Router', href: 'router#types', title: 'Types' },
  ]);
});

test('a section has its code in titles, prose and tables, but not that of samples', () => {
  const code = sections.map(({ titleCodes, code }) => ({ titleCodes, code }));
  expect(code).toEqual([
    { titleCodes: [], code: ['procedures', 'meta'] },
    { titleCodes: ['initTRPC'], code: [] },
    { titleCodes: ['Duplicate key …'], code: ['a'] },
    { titleCodes: [], code: ['AnyRouter'] },
  ]);
});
