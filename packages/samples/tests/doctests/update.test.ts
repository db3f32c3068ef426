import { describe, expect, it } from 'vitest';
import { updateOutputs } from '../../doctests/update';
import { pageOf } from '../site';

function update(mdx: string, actual: string[]) {
  const page = pageOf(mdx);
  const outputs = page.fences.filter((fence) => fence.kind === 'output');
  return updateOutputs(
    mdx,
    outputs.map((fence, index) => ({ file: page.file, fence, actual: actual[index]! })),
  );
}

const PAGE = `# Trams  

\`\`\`ts run
console.log('a');
\`\`\`

\`\`\`txt output
old
older
\`\`\`

- In a list:

  \`\`\`ts run
  console.log('b');
  \`\`\`

  \`\`\`txt output
  old
  \`\`\`

\`\`\`txt
old
\`\`\`
`;

describe('updateOutputs', () => {
  it('rewrites the outputs and nothing else', () => {
    expect(update(PAGE, ['new', 'b\n\nc'])).toBe(
      PAGE.replace('old\nolder', 'new').replace('  old\n', '  b\n\n  c\n'),
    );
  });

  it('empties an output and fills an empty one', () => {
    const emptied = update(PAGE, ['', 'b']);
    expect(emptied).toBe(PAGE.replace('old\nolder\n', '').replace('  old\n', '  b\n'));
    expect(update(emptied, ['old\nolder', 'old'])).toBe(PAGE);
  });

  it('refuses an output that would end its fence', () => {
    expect(() => update(PAGE, ['```', 'b'])).toThrowErrorMatchingInlineSnapshot(
      `[Error: docs/page.mdx:8:1 - The output has a line that begins with backticks; open and close its fence with four.]`,
    );
  });

  it('keeps the line ends of the page', () => {
    const page = PAGE.replaceAll('\n', '\r\n');
    const expected = PAGE.replace('old\nolder', 'new\n\nnewer').replaceAll('\n', '\r\n');
    expect(update(page, ['new\n\nnewer', 'old'])).toBe(expected);
  });

  it.each([
    ['tabs', '\t', '\t'],
    ['a quote', '> ', '> '],
    ['the mark of a list', '- ', '  '],
  ])('indents as the fence is, by %s', (_by, first, then) => {
    const page = (output: string) =>
      `- A list:\n\n\t\`\`\`ts run\n\t1;\n\t\`\`\`\n\n${first}\`\`\`txt output\n${then}${output}\n${then}\`\`\`\n`;
    expect(update(page('old'), [`new\n${then.trim()}newer`])).toBe(
      page(`new\n${then}${then.trim()}newer`),
    );
  });
});
