import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { samplesOf, type Fence, type Page } from '../../page/page';
import { formatProblems, type Problem } from '../../page/problem';
import { collect } from '../../page/collect';
import { pageOf, SITE } from '../site';

const FIXTURES = path.join(__dirname, 'fixtures/collect');

describe('collect', () => {
  it.each(fs.readdirSync(FIXTURES).filter((file) => file.endsWith('.mdx')))('%s', async (file) => {
    const page = pageOf(fs.readFileSync(path.join(FIXTURES, file), 'utf8'));
    await expect(describePage(page)).toMatchFileSnapshot(
      path.join(FIXTURES, file.replace('.mdx', '.txt')),
    );
  });

  it('finds no fault in a page without samples', () => {
    expect(pageOf('Nothing but prose.')).toMatchObject({
      id: 'docs__page',
      fences: [],
      problems: [],
    });
  });

  it('reads what Docusaurus reads besides MDX', () => {
    const text = '# Add {#add}\n\n## Both \\{#both}\n\n<!-- truncate -->\n\n```ts\n1;\n```\n';
    expect(pageOf(text)).toMatchObject({ fences: [{ line: 8, code: '1;' }], problems: [] });
  });

  it.each([
    ['CRLF as line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte-order mark', (text: string) => `\ufeff${text}`],
  ])('reads the same with %s', (_what, write) => {
    for (const name of ['program', 'code-faults', 'program-faults', 'meta-faults']) {
      const text = fs.readFileSync(path.join(FIXTURES, `${name}.mdx`), 'utf8');
      expect(describePage(pageOf(write(text))), name).toBe(describePage(pageOf(text)));
    }
  });

  it.each([
    [{ headings: ['Signature'] }, ['plain', 'sample', 'sample']],
    [{ beginnings: ['type '] }, ['sample', 'plain', 'sample']],
    [{ pages: ['docs/a'] }, ['plain', 'plain', 'plain']],
    [{ pages: ['docs/b'] }, ['sample', 'sample', 'sample']],
  ])('leaves out what the site does not check: %j', (notChecked, kinds) => {
    const text =
      '## Signature\n\n```ts marked\n1 2;\n```\n\n## `Use` it\n\n```ts\ntype A;\n```\n\n```ts\n1;\n```\n';
    const site = { ...SITE, options: { ...SITE.options, notChecked } };
    const page = collect(text, { file: 'docs/a.md', version: 'current' }, site);
    expect(page.fences.map(({ kind }) => kind)).toEqual(kinds);
    expect(page.problems).toHaveLength(kinds[0] === 'plain' ? 0 : 1);
  });

  it('leaves other languages to Docusaurus, with their marks, unless the site wants them shown', () => {
    const text =
      '```mermaid live\na-->b\n```\n\n```ts\n1;\n```\n\n```bash folded="How to"\nls\n```\n';
    const read = (highlights: 'samples' | 'all') => {
      const site = { ...SITE, options: { ...SITE.options, highlights } };
      return collect(text, { file: 'docs/a.md', version: 'current' }, site);
    };
    expect(read('all').problems.map(({ rule }) => rule)).toEqual([
      'unknown-language',
      'unknown-mark',
    ]);
    const { fences, problems } = read('samples');
    expect(problems).toEqual([]);
    expect(fences).toMatchObject([
      { kind: 'plain', isForeign: true },
      { kind: 'sample' },
      { kind: 'plain', isForeign: false },
    ]);
  });

  it('puts carets below code that is indented by tabs', () => {
    const [fault] = formatProblems(pageOf('- A list:\n\n\t```ts runn\n\t1;\n\t```\n').problems)
      .split('\n\n    ')
      .slice(1);
    expect(fault).toBe('```ts runn\n          ^^^^');
  });

  it('reads what other tools call languages, files and titles', () => {
    const text =
      '```typescript title="Two files"\n// file: a.ts noEmit\n1;\n// file: src/b.ts\n2;\n```\n\n```sh\n```\n';
    const page = collect(
      text,
      { file: 'docs/page.mdx', version: 'current' },
      {
        ...SITE,
        options: { ...SITE.options, onUnknownMarks: 'warn' },
      },
    );
    expect(page.problems).toEqual([]);
    expect(page.warnings.map(({ rule }) => rule)).toEqual(['title-not-a-file']);
    expect(page.fences.map(({ lang }) => lang)).toEqual(['ts', 'bash']);
    expect(samplesOf(page)[0]!.files).toMatchObject([
      { name: 'a.ts', code: '1;\n// file: src/b.ts\n' },
      { name: 'src/b.ts', code: '2;' },
    ]);
  });

  it.each([
    ['./src/a.js', ['src/a.ts', 'b.tsx']],
    ['a.json', ['b.tsx']],
    ['../a.ts', ['b.tsx']],
  ])('takes %s in a fence for the file that imports find by that name', (name, files) => {
    const page = pageOf(`\`\`\`ts\n// @filename: ${name}\n1;\n// @filename: b.jsx\n2;\n\`\`\`\n`);
    expect(samplesOf(page)[0]!.files.map((file) => file.name)).toEqual(files);
  });

  it.each(['title="a/b.ts"', '[a/b.ts]', 'filename=a/b.ts', 'filename="a/b.ts" {1}'])(
    'reads %s as the name of a file',
    (meta) => {
      const page = pageOf(`\`\`\`ts ${meta}\n1;\n\`\`\``);
      expect(page.problems).toEqual([]);
      expect(samplesOf(page)).toMatchObject([{ name: 'a/b.ts', title: 'a/b.ts' }]);
    },
  );

  it('reads a .md page that is no MDX as Markdown', () => {
    const text = 'See <https://example.com>.\n\n<br>\n\n```ts\n1;\n```\n';
    expect(pageOf(text).problems).toMatchObject([{ rule: 'mdx-syntax' }]);
    expect(pageOf(text, 'current', 'docs/page.md')).toMatchObject({
      fences: [{ kind: 'sample', line: 6, code: '1;' }],
      problems: [],
    });
  });

  it('shares the files of a generation with the fences that came before', () => {
    const [first] = samplesOf(pageOf('```ts title="a.ts"\n```\n\n```ts title="b.ts"\n```\n'));
    expect([...first!.reachable.keys()]).toEqual(['a.ts', 'b.ts']);
  });

  it('takes a title for one file, also where fences say ts of one and tsx of the other', () => {
    const text = '```tsx title="a.ts"\n1;\n```\n\n```ts title="a.ts"\n2;\n```\n';
    const page = pageOf(text);
    expect(page.problems.map(({ rule }) => rule)).toEqual(['title-language']);
    expect(Array.from(samplesOf(page)[1]!.reachable.keys())).toEqual(['a.ts']);
  });

  it('keeps what earlier fences import when a file is replaced', () => {
    const text = ['one', 'two']
      .map((word) => `\`\`\`ts title="a.ts"\n'${word}';\n\`\`\``)
      .join('\n');
    const codes = samplesOf(pageOf(text)).map(({ reachable }) => reachable.get('a.ts')?.code);
    expect(codes).toEqual(["'one';", "'two';"]);
  });
});

function describePage({ fences, problems }: Page) {
  const lines = [...fences.map(describeFence), '', ...problems.map(describeProblem)];
  return `${lines.join('\n').trim()}\n`;
}

/** With what is marked below the line. */
function describeProblem({ message, place }: Problem) {
  const { file, line, column, length, source } = place;
  return `${file}:${line}:${column} ${source.slice(column - 1, column - 1 + length)} - ${message}`;
}

function describeFence(fence: Fence) {
  const { kind, lang, line, indent, highlighted, folded, marks } = fence;
  const { shown, queries, expectedErrors } = marks;
  return [
    `line ${line}, column ${indent + 1}: ${lang} ${kind} ${nameOf(fence)}`.trimEnd(),
    ...Object.entries(factsOf(fence)).map(([name, fact]) => `  ${name}: ${fact}`),
    ...(folded ? [`  folded: ${folded}`] : []),
    ...(highlighted.length ? [`  highlighted: ${highlighted.join()}`] : []),
    ...(expectedErrors.length ? [`  expects: ${expectedErrors.join()}`] : []),
    ...queries.map(({ offset }) => `  asks about: ${fence.code.slice(offset).split('\n')[0]}`),
    ...shown.map((row) =>
      `  | ${row.kind ?? ''} ${fence.code.slice(row.start, row.end)}`.trimEnd(),
    ),
  ].join('\n');
}

function nameOf(fence: Fence) {
  if (fence.kind === 'output') {
    return `of ${fence.of?.id}`;
  }
  return fence.kind === 'sample' ? `${fence.id} of ${fence.version}` : '';
}

function factsOf(fence: Fence): Record<string, string> {
  if (fence.kind !== 'sample') {
    return fence.kind === 'plain' && fence.nocheck ? { nocheck: fence.nocheck } : {};
  }
  const { files, run, hidden } = fence;
  return {
    files: files.map(({ name, code }) => `${name} ${JSON.stringify(code)}`).join(', '),
    ...(run && { run }),
    ...(hidden && { hidden: 'yes' }),
  };
}
