import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { parseFrontMatter } from './';

const PAGE = 'docs/server/router.mdx';

const parse = (frontMatter: string) =>
  parseFrontMatter({
    filePath: path.resolve(PAGE),
    fileContent: `---\n${frontMatter}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

it('reports invalid front matter with the file and the fix', async () => {
  await expect(parse('title: Router\nslug: /server/router')).rejects.toThrow(
    `${PAGE}: front matter "slug" is "/server/router"; write a flat path such as "slug: /router"`,
  );
});

it('removes keys that only search reads', async () => {
  const page =
    'title: Router\nslug: /router\ndescription: >-\n  A router is the object that names your procedures, which a client reaches by its type.\nkeywords: [routes]';
  const { frontMatter } = await parse(`${page}\nsection_keywords:\n  nest: children`);
  expect(Object.keys(frontMatter)).toEqual(['title', 'slug', 'description', 'keywords']);
});
