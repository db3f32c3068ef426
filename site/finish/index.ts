import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { inlineUsedRules } from '../first-paint';
import { writeHostFiles } from '../hosting';
import { checkAddresses } from '../ledger';
import { writeMarkdown } from '../markdown';
import { writeOfflineLists } from '../offline';
import { drawSocialCards } from '../social-cards';
import { readPages } from '../page-document';
import { type Build, BUILD_FILE, type Pages, UNFINISHED } from './build';

/* The second half of `npm run build`: makes the site of what Docusaurus has built. */

const STEPS: Record<string, (build: Build, pages: Pages) => Promise<void>> = {
  'No former address is lost': checkAddresses,
  'Markdown of the pages': writeMarkdown,
  'Social cards': drawSocialCards,
  'The rules that pages are drawn with': inlineUsedRules,
  // The last two are about pages as they stay.
  'What hosts read': writeHostFiles,
  'What readers may keep offline': writeOfflineLists,
};

/** What is served: the site that was built before, until all steps are done. */
const SERVED = 'build';
const REPLACED = '.cache/replaced';

async function finish() {
  if (!existsSync(UNFINISHED)) {
    throw new Error('There is nothing to finish; run "npm run build", which builds before.');
  }
  const build = JSON.parse(await fs.readFile(BUILD_FILE, 'utf8')) as Build;
  const pages = await timed('Reading the pages', () => readPages(build));
  for (const [what, step] of Object.entries(STEPS)) {
    await timed(what, () => step(build, pages));
  }
  await fs.rm(REPLACED, { recursive: true, force: true });
  if (existsSync(SERVED)) {
    await fs.rename(SERVED, REPLACED);
  }
  await fs.rename(UNFINISHED, SERVED);
  await fs.rm(REPLACED, { recursive: true, force: true });
  console.log(`The site is in ${SERVED}.`);
}

async function timed<T>(what: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

finish().catch((error: Error) => {
  console.error(`The site is not built, and ${SERVED} is as it was.\n${error.message}`);
  process.exitCode = 1;
});
