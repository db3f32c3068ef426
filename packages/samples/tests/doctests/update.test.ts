import { describe, expect, it } from 'vitest';
import { updateOutputs } from '../../doctests/update';
import { pageOf } from '../site';

function update(mdx: string, actual: string[]) {
  const page = pageOf(mdx);
  const outputs = page.fences.filter((fence) => fence.kind === 'output');
  return updateOutputs(
    mdx,
    outputs.map((fence, index) => ({ fence, actual: actual[index]! })),
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
      `[Error: The output at line 8 has a line that begins with backticks; open and close its fence with four.]`,
    );
  });
});
