import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import redirects from '../../features/addresses/redirects.json';
import { inlineUsedRules } from '../first-paint';
import { writeHostFiles } from '../../features/hosting/plugin';
import { checkAddresses } from '../../features/addresses/plugin';
import { writeMarkdown } from '../../features/page-as-markdown/plugin';
import { writeOfflineLists } from '../../features/offline/plugin';
import { drawSocialCards } from '../../features/page-metadata/plugin/social-cards';
import { readPages } from '../../shared/built-site/read-pages';
import { type Build, BUILD_FILE, type Pages, STAGING_DIR } from '../../shared/built-site/build';

/* The second half of `npm run build`: the steps that run on the pages that Docusaurus has built. */

const STEPS: Record<string, (build: Build, pages: Pages) => Promise<void>> = {
  'No former address is lost': checkAddresses,
  'Markdown of the pages': writeMarkdown,
  'Social cards': drawSocialCards,
  'The rules that pages are drawn with': inlineUsedRules,
  // The last two read the final HTML.
  'What hosts read': (build, pages) => writeHostFiles(build, pages, redirects),
  'What readers may keep offline': writeOfflineLists,
};

/** Keeps the previous build until all steps are done. */
const OUTPUT_DIR = 'build';
const PREVIOUS_DIR = '.cache/replaced';

async function finish() {
  const build = JSON.parse(await fs.readFile(BUILD_FILE, 'utf8')) as Build;
  const pages = await timed('Reading the pages', () => readPages(build));
  for (const [what, step] of Object.entries(STEPS)) {
    await timed(what, () => step(build, pages));
  }
  await fs.rm(PREVIOUS_DIR, { recursive: true, force: true });
  if (existsSync(OUTPUT_DIR)) {
    await fs.rename(OUTPUT_DIR, PREVIOUS_DIR);
  }
  await fs.rename(STAGING_DIR, OUTPUT_DIR);
  await fs.rm(PREVIOUS_DIR, { recursive: true, force: true });
  console.log(`The site is in ${OUTPUT_DIR}.`);
}

async function timed<T>(what: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

finish().catch((error: Error) => {
  console.error(`The site is not built, and ${OUTPUT_DIR} is as it was.\n${error.message}`);
  process.exitCode = 1;
});
