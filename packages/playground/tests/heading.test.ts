import { expect, it } from 'vitest';
import { headingAbove } from '../programs/heading';

const PAGE = `# Title

## A \`fetch\` of [ours](./ours.mdx) {/* #its-id */}

\`\`\`sh
## not one
\`\`\`

Text
`;

it('gives the words of the heading above a line', () => {
  expect(headingAbove(PAGE, [{ line: 6, code: '## not one' }], 9)).toBe('A fetch of ours');
});

it('gives nothing above the first one', () => {
  expect(headingAbove(PAGE, [], 3)).toBeUndefined();
});
