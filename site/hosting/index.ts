import fs from 'node:fs/promises';
import path from 'node:path';
import type { Build } from '../finish/build';
import redirects from '../ledger/redirects.json';
import { hostingFiles } from './files';
import { contentSecurityPolicy } from './policy';
import { headerRules } from './rules';
import { readScripts, scriptProblems } from './scripts';
import { securityTxt } from './security-txt';

/** Whom to tell of a security hole. */
const SECURITY_CONTACT = 'mailto:alex@trpc.io';

/**
 * Writes what hosts read: headers, among them a Content-Security-Policy that allows the scripts that the
 * pages have, redirects, an nginx configuration and a Dockerfile; and security.txt, which people read.
 *
 * @throws where a page has a script that nobody named
 */
export async function writeHostFiles(build: Build) {
  const [{ outDir, url }] = build;
  const pages = new Map<string, ReturnType<typeof readScripts>>();
  for (const name of await fs.readdir(outDir, { recursive: true })) {
    if (name.endsWith('.html')) {
      pages.set(name, readScripts(await fs.readFile(path.join(outDir, name), 'utf8')));
    }
  }
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
