import fs from 'node:fs/promises';
import path from 'node:path';
import type { Build, Pages } from '../../../shared/built-site/build';
import { hostingFiles } from './files';
import { contentSecurityPolicy } from './policy';
import { headerRules } from './rules';
import { scriptProblems } from './scripts';
import { securityTxt } from './security-txt';

/** Whom to tell of a security hole. */
const SECURITY_CONTACT = 'mailto:alex@trpc.io';

/**
 * Writes what hosts read: headers, among them a Content-Security-Policy that allows the scripts that the
 * pages have, redirects, and an nginx configuration; and security.txt, which people read.
 *
 * @param redirects - from each former path to the one that answers now
 * @throws where a page has a script that nobody named
 */
export async function writeHostFiles(
  build: Build,
  documents: Pages,
  redirects: Record<string, string>,
) {
  const [{ outDir, url }] = build;
  const pages = new Map(Array.from(documents, ([file, { scripts }]) => [file, scripts]));
  const problems = scriptProblems(pages);
  if (problems.length > 0) {
    throw new Error(`The Content-Security-Policy allows no such script.\n${problems.join('\n')}`);
  }
  const rules = headerRules(contentSecurityPolicy(pages.values(), process.env.ALGOLIA_APP_ID));
  const files = {
    ...hostingFiles({ bases: build.map(({ baseUrl }) => baseUrl), rules, redirects }),
    '.well-known/security.txt': securityTxt(SECURITY_CONTACT, url, new Date()),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
}
