/** Docs pages of extreme content, by the path of their file. */
export const EXTREME_PAGES: Record<string, string> = {
  'docs/extreme/long-word.mdx': page(
    'Long word',
    `${'Bee'.repeat(200)} and \`${'bee_'.repeat(100)}\`, ## not a heading\n\n## ${'Hive'.repeat(100)}`,
  ),
  'docs/extreme/long-page.mdx': page(
    'Long page',
    Array.from({ length: 1500 }, (_, line) => `Paragraph ${line + 1} about bees.\n`).join('\n'),
  ),
  'docs/extreme/many-headings.mdx': page(
    'Many headings',
    Array.from({ length: 200 }, (_, index) => `## Heading ${index + 1}\n\nAbout bees.\n`).join(
      '\n',
    ),
  ),
  'docs/extreme/cards.mdx': page(
    'Cards',
    "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />",
  ),
};

function page(title: string, text: string) {
  const slug = title.toLowerCase().replace(' ', '-');
  return `---
title: ${title}
description: A page that only the tests have, with far more of something than any author should write.
slug: /${slug}
---

${text}
`;
}
