import { expect, it } from 'vitest';
import { hasSamplesOf, markSamples } from './mark-samples';

const page = `---
title: A post
---

\`\`\`ts title="server.ts" run {1,3}
const fence = '\`\`\`ts';
\`\`\`

\`\`\`txt output
\`\`\`

- a list

  \`\`\`tsx
  <App />
  \`\`\`

<Tabs>
<TabItem value="a">

~~~ts
one();
~~~

</TabItem>
</Tabs>

\`\`\`bash
npm install
\`\`\`
`;

it('marks every sample, wherever it stands, and nothing else', () => {
  const marked = markSamples(page, '9.x');
  const changed = marked.split('\n').filter((line) => !page.split('\n').includes(line));
  expect(changed).toEqual([
    '```ts title="server.ts" run {1,3} version=9.x',
    '  ```tsx version=9.x',
    '~~~ts version=9.x',
  ]);
  expect(marked.replaceAll(' version=9.x', '')).toBe(page);
});

it('leaves samples alone that name a version, or are not checked', () => {
  const named = '```ts version=8.x run\n```\n\n```ts nocheck="an excerpt"\n```\n';
  expect(markSamples(named, '9.x')).toBe(named);
  expect(markSamples(markSamples(page, '9.x'), '10.x')).toBe(markSamples(page, '9.x'));
});

it('knows pages with samples of a version by their marks', () => {
  expect(hasSamplesOf(page, '9.x')).toBe(false);
  expect(hasSamplesOf(markSamples(page, '9.x'), '9.x')).toBe(true);
  expect(hasSamplesOf(markSamples(page, '9.x'), '9')).toBe(false);
});
