import { compile } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { FenceView } from '../../show/fence-view';
import { replaceFences } from '../../show/replace-fences';

const TYPES = 'assets/types/a.json';

describe('replaceFences', () => {
  it('puts a sample in place of each fence, wherever it stands', async () => {
    const text = '- item\n\n  ```bash\n  ls\n  ```\n\n<div>\n\n```ts\n1;\n```\n\n</div>\n';
    const code = await transform(text, [
      { kind: 'code', line: 3, code: { ...view('ls', 'bash'), folded: 'a list' }, isSample: false },
      { kind: 'code', line: 9, code: view('1;', 'ts'), isSample: false },
    ]);
    expect(code).toMatch(
      /_components\.li[^]*_jsx\(Sample, \{\s+html: "ls",\s+lang: "bash",\s+folded: "a list"\s/,
    );
    expect(code).toMatch(/_jsx\("div", \{\s+children: _jsx\(Sample, \{\s+html: "1;",\s+lang: "ts"/);
    expect(code).not.toContain('types:');
  });

  it('makes an output right below its sample a part of it', async () => {
    const code = await transform('```ts\n1;\n```\n\n```txt output\n1\n```\n', [
      { kind: 'code', line: 1, code: view('1;', 'ts'), isSample: true },
      { kind: 'output', line: 5, code: view('1', 'txt'), of: { line: 1, title: 'a.ts' } },
    ]);
    expect(code).toMatch(
      /_jsx\(Sample, \{[^}]*children: _jsx\(SampleOutput, \{\s+html: "1",\s+lang: "txt"\s+\}\)/,
    );
  });

  it('sees no comment between a sample and its outputs, and puts what it renders first', async () => {
    const text =
      '```tsx\n1;\n```\n\n```txt output\n1\n```\n\n{/* prettier-ignore */}\n```html output\n<p>\n```\n';
    const code = await transform(text, [
      { kind: 'code', line: 1, code: view('1;', 'tsx'), isSample: true },
      { kind: 'output', line: 5, code: view('1', 'txt'), of: { line: 1 } },
      { kind: 'output', line: 10, code: view('p', 'html'), of: { line: 1 } },
    ]);
    expect(code).toMatch(
      /_jsxs\(Sample, \{[^}]*children: \[_jsx\(SampleOutput, \{\s+html: "p",\s+lang: "html"\s+\}\), _jsx\(SampleOutput, \{\s+html: "1"/,
    );
  });

  it('says of an output further down what printed it', async () => {
    const code = await transform('```ts\n1;\n```\n\nIt prints:\n\n```txt output\n1\n```\n', [
      { kind: 'code', line: 1, code: view('1;', 'ts'), isSample: true },
      { kind: 'output', line: 7, code: view('1', 'txt'), of: { line: 1, title: 'a.ts' } },
    ]);
    expect(code).toMatch(/_jsx\(SampleOutput, \{\s+html: "1",\s+lang: "txt",\s+of: "a.ts"/);
  });

  it('takes no fence that was not checked', async () => {
    await expect(transform('```ts\n1;\n```\n', [])).rejects.toThrow(
      'Line 1 has a fence that was not checked with the samples of this page',
    );
  });

  it('leaves fences to Docusaurus that are not its own', async () => {
    const code = await transform('```ts\n1;\n```\n\n```bash\nls\n```\n\n```txt output\n1\n```\n', [
      { kind: 'code', line: 1, code: view('1;', 'ts'), isSample: true },
      { kind: 'foreign', line: 5 },
      { kind: 'output', line: 9, code: view('1', 'txt'), of: { line: 1, title: 'a.ts' } },
    ]);
    expect(code).toContain('className: "language-bash"');
    expect(code).toMatch(/of: "a.ts"/);
  });

  it('leaves hidden fences out', async () => {
    const code = await transform('```ts hidden\n1;\n```\n', [{ kind: 'hidden', line: 1 }]);
    expect(code).not.toContain('Sample');
  });

  it('lets samples load the types of their page, and no other fence', async () => {
    const fences: FenceView[] = [
      { kind: 'code', line: 1, code: view('1;', 'ts'), isSample: true },
      { kind: 'code', line: 5, code: view('ls', 'bash'), isSample: false },
    ];
    const code = await transform('```ts\n1;\n```\n\n```bash\nls\n```\n', fences, TYPES);
    expect(code.match(/types: .*/g)).toEqual([`types: "${TYPES}"`]);
  });
});

function view(html: string, lang: string) {
  return { html, lang };
}

async function transform(text: string, fences: FenceView[], typesFile?: string) {
  const plugin = () => (tree: Root) => replaceFences(tree, fences, typesFile);
  return String(await compile(text, { remarkPlugins: [plugin] }));
}
