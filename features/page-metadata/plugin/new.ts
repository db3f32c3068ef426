import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { UNWRITTEN } from './page-problems';

const USAGE = `Write one of:
  npm run new -- page server/rate-limits "Rate limits"
  npm run new -- post "Rate limits are here"`;

/** A description with the title in it has to keep to its own length. */
const LONGEST_TITLE = 60;

const FENCE = '```';

/** Works with the packages of each docs version, and prints something. */
const sampleOf = (marks = '') => `${FENCE}ts title="server.ts" run${marks}
import { TRPCError } from '@trpc/server';

const error = new TRPCError({ code: 'NOT_FOUND', message: 'No such hut' });
console.log(error.code, error.message);
${FENCE}

${FENCE}txt output
NOT_FOUND No such hut
${FENCE}
`;

/**
 * Adds a docs page of the unreleased version, or a post, with front matter and a sample that passes.
 *
 * @param args - what is written after `npm run new --`
 * @param today - the date of a post, of which the day in UTC counts
 * @param lastVersion - the docs version that the sample of a post is of
 * @returns what it did and what is left to do, in words
 * @throws where the words are others, or the file exists
 */
export function addNew(siteDir: string, args: string[], today: Date, lastVersion: string): string {
  const [kind, ...words] = args;
  const title = words.at(-1)?.trim() ?? '';
  if (!title || title.length > LONGEST_TITLE) {
    throw new Error(`A title has 1 to ${LONGEST_TITLE} characters.\n${USAGE}`);
  }
  const [id = ''] = words;
  if (kind === 'page' && words.length === 2 && /^[a-z][\w-]*\/[A-Za-z][\w-]*$/.test(id)) {
    const slug = `/${path.posix.basename(id)}`;
    const text = `Answer first what a reader came here for.\n\n## An example\n\n${sampleOf()}`;
    return add(
      siteDir,
      `docs/${id}.mdx`,
      title,
      [`slug: ${slug}`],
      text,
      `Add '${id}' to sidebars.ts.`,
    );
  }
  const slug = createSlugger().slug(title);
  if (kind === 'post' && words.length === 1 && /[a-z0-9]/.test(slug)) {
    const file = `blog/${today.toISOString().slice(0, 10)}-${slug}.mdx`;
    const text = `What is above the next line is shown in the list of posts.\n\n{/* truncate */}\n\n## An example\n\n${sampleOf(` version=${lastVersion}`)}`;
    return add(
      siteDir,
      file,
      title,
      [`slug: ${slug}`, 'authors: [trpc]', 'tags: []'],
      text,
      'Choose its authors and tags among those of blog/authors.yml and blog/tags.yml.',
    );
  }
  throw new Error(USAGE);
}

function add(
  siteDir: string,
  file: string,
  title: string,
  frontMatter: string[],
  text: string,
  left: string,
) {
  const description = `${UNWRITTEN} what readers learn on “${title}”, in one sentence of 70 to 160 characters.`;
  const head = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...frontMatter,
  ];
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  if (fs.existsSync(path.join(siteDir, file))) {
    throw new Error(`${file} exists already.`);
  }
  fs.writeFileSync(path.join(siteDir, file), `---\n${head.join('\n')}\n---\n\n${text}`);
  return [
    `Added ${file}, with a sample that passes.`,
    left,
    'Write its description and its text; look at it with "npm start"; check it with',
    `"npm run check:samples ${file}" and "npm run test:samples ${file}".`,
  ].join('\n');
}
