import fs from 'node:fs/promises';
import path from 'node:path';
import type { Build, Pages } from '../../../shared/built-site/build';
import { hostingFiles } from './files';
import { contentSecurityPolicy } from './policy';
import { headerRules } from './rules';
import { scriptProblems } from './scripts';

/**
 * Writes the files for hosts: headers with a Content-Security-Policy for the scripts of the pages, redirects,
 * and an nginx configuration.
 *
 * @param redirects - from former path to new path
 * @throws if a page has a script that `scripts.ts` does not list
 */
export async function writeHostFiles(
  build: Build,
  documents: Pages,
  redirects: Record<string, string>,
) {
  const [{ outDir }] = build;
  const pages = new Map(Array.from(documents, ([file, { scripts }]) => [file, scripts]));
  const problems = scriptProblems(pages);
  if (problems.length > 0) {
    throw new Error(`The Content-Security-Policy allows no such script.\n${problems.join('\n')}`);
  }
  const rules = headerRules(contentSecurityPolicy(pages.values(), process.env.ALGOLIA_APP_ID));
  const bases = build.map(({ baseUrl }) => baseUrl);
  const files = hostingFiles({ bases, rules, redirects });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
}
