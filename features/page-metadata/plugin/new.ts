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
  const [id = ''] = words;
  const title = words.at(-1)?.trim() ?? '';
  const slug = createSlugger().slug(title);
  if (!title || title.length > LONGEST_TITLE) {
    throw new Error(`A title has 1 to ${LONGEST_TITLE} characters.\n${USAGE}`);
  }
  let file: string;
  let keys: string;
  let text: string;
  let left: string;
  if (kind === 'page' && words.length === 2 && /^[a-z][\w-]*\/[A-Za-z][\w-]*$/.test(id)) {
    file = `docs/${id}.mdx`;
    keys = `slug: /${path.posix.basename(id)}`;
    text = `Answer first what a reader came here for.\n\n## An example\n\n${sampleOf()}`;
    left = `Add '${id}' to sidebars.ts.`;
  } else if (kind === 'post' && words.length === 1 && /[a-z0-9]/.test(slug)) {
    file = `blog/${today.toISOString().slice(0, 10)}-${slug}.mdx`;
    keys = `slug: ${slug}\nauthors: [trpc]\ntags: []`;
    text = `What is above the next line is shown in the list of posts.\n\n{/* truncate */}\n\n## An example\n\n${sampleOf(` version=${lastVersion}`)}`;
    left = 'Choose its authors and tags among those of blog/authors.yml and blog/tags.yml.';
  } else {
    throw new Error(USAGE);
  }
  const description = `${UNWRITTEN} what readers learn on “${title}”, in one sentence of 70 to 160 characters.`;
  const head = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${keys}`;
  const target = path.join(siteDir, file);
  if (fs.existsSync(target)) {
    throw new Error(`${file} exists already.`);
  }
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `---\n${head}\n---\n\n${text}`);
  return `Added ${file}, with a sample that passes.
${left}
Write its description and its text; look at it with "npm start"; check it with
"npm run check:samples ${file}" and "npm run test:samples ${file}".`;
}
