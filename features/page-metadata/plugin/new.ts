import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { DESCRIPTION_PLACEHOLDER } from './page-problems';

const USAGE = `Write one of:
  npm run new -- page server/rate-limits "Rate limits"
  npm run new -- post "Rate limits are here"`;

/** In characters: the title is part of the description, which has a limit. */
const MAX_TITLE_LENGTH = 60;

const FENCE = '```';

/** Runs with the packages of each docs version. */
const exampleSample = (marks = '') => `${FENCE}ts title="server.ts" run${marks}
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
 * @param args - the arguments of `npm run new --`
 * @param today - the date of a post; its day in UTC counts
 * @param lastVersion - the docs version of a post's sample
 * @returns a message with what was done and what is left to do
 * @throws if the arguments are wrong or the file exists
 */
export function addNew(siteDir: string, args: string[], today: Date, lastVersion: string): string {
  const [kind, ...words] = args;
  const [id = ''] = words;
  const title = words.at(-1)?.trim() ?? '';
  const slug = createSlugger().slug(title);
  if (!title || title.length > MAX_TITLE_LENGTH) {
    throw new Error(`A title has 1 to ${MAX_TITLE_LENGTH} characters.\n${USAGE}`);
  }
  let file: string;
  let keys: string;
  let text: string;
  let todo: string;
  if (kind === 'page' && words.length === 2 && /^[a-z][\w-]*\/[A-Za-z][\w-]*$/.test(id)) {
    file = `docs/${id}.mdx`;
    keys = `slug: /${path.posix.basename(id)}`;
    text = `Answer first what a reader came here for.\n\n## An example\n\n${exampleSample()}`;
    todo = `Add '${id}' to sidebars.ts.`;
  } else if (kind === 'post' && words.length === 1 && /[a-z0-9]/.test(slug)) {
    file = `blog/${today.toISOString().slice(0, 10)}-${slug}.mdx`;
    keys = `slug: ${slug}\nauthors: [trpc]\ntags: []`;
    text = `What is above the next line is shown in the list of posts.\n\n{/* truncate */}\n\n## An example\n\n${exampleSample(` version=${lastVersion}`)}`;
    todo = 'Choose its authors and tags among those of blog/authors.yml and blog/tags.yml.';
  } else {
    throw new Error(USAGE);
  }
  const description = `${DESCRIPTION_PLACEHOLDER} what readers learn on “${title}”, in one sentence of 70 to 160 characters.`;
  const head = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n${keys}`;
  const target = path.join(siteDir, file);
  if (fs.existsSync(target)) {
    throw new Error(`${file} exists already.`);
  }
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `---\n${head}\n---\n\n${text}`);
  return `Added ${file}, with a sample that passes.
${todo}
Write its description and its text; look at it with "npm start"; check it with
"npm run check:samples ${file}" and "npm run test:samples ${file}".`;
}
