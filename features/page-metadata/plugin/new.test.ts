import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/unit/folder';
import { frontMatterProblems } from './front-matter/problems';
import { addNew } from './new';

const { at, read } = temporaryFolder();

const add = (...args: string[]) => addNew(at(), args, new Date('2026-02-03T12:00:00Z'), '9.x');

it.each([
  [['page', 'server/limits', 'Limits: how'], 'docs/server/limits.mdx', "Add 'server/limits' to"],
  [['post', 'What’s new: 10.x'], 'blog/2026-02-03-whats-new-10x.mdx', 'Choose its authors'],
])('adds what keeps to the rules: %j', async (args, file, left) => {
  expect(add(...args)).toContain(left);
  const fileContent = read(file);
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent });
  expect(frontMatterProblems(file, frontMatter)).toEqual([]);
  expect(frontMatter.title).toBe(args.at(-1));
  expect(() => add(...args)).toThrow(`${file} exists already.`);
});

it.each([
  [['page', 'limits', 'Limits']],
  [['page', '../docs/limits', 'Limits']],
  [['post', '!!!']],
  [['post', 'A'.repeat(61)]],
  [['poster', 'Limits']],
])('says how it is written, for %j', (args) => {
  expect(() => add(...args)).toThrow('npm run new -- page server/rate-limits');
});
