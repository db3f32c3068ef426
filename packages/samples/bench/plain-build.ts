import fs from 'node:fs';
import path from 'node:path';
import { BUDGETS } from '../../../budgets';
import { buildSite, copySite, editFile } from '../../../tests/support/site-copy';
import { brotliSize, type Row } from './measure';

const CONFIG = 'docusaurus.config.ts';

/** Here no fence needs it; Docusaurus's own do. The rest of what shows fences goes with its plugin. */
const OWN_THEME = 'src/theme/prism-include-languages.ts';

/** Names of files and classes hold hashes, which take a few bytes more or less by chance. */
const HASHES = /(?<=\.)[0-9a-f]{8}(?=\.(?:js|css))|(?<=[a-zA-Z0-9])_[\w-]{4}(?=[\s">])/g;

/**
 * Builds the site with Docusaurus's own code blocks, and compares the HTML of every page with that of
 * the build in `build/`.
 */
export async function htmlBesidePlain(): Promise<Row> {
  const copy = await copySite();
  try {
    await leaveFencesToDocusaurus(copy);
    const { exitCode, output } = await buildSite(copy);
    if (exitCode !== 0) {
      throw new Error(`The site with Docusaurus's own code blocks cannot be built.\n${output}`);
    }
    return worstOf(path.join(copy, 'build'));
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

/** Changes a copy of the site so that Docusaurus shows its fences. */
export async function leaveFencesToDocusaurus(copy: string): Promise<void> {
  const edits = [
    [
      "import checkedSamples, { samplesRemark } from 'docusaurus-checked-samples';",
      "import plainFences from 'docusaurus-checked-samples/plain-fences';",
    ],
    ['    [checkedSamples, samples],\n', ''],
    ...Array.from({ length: 3 }, () => ['[samplesRemark]', '[plainFences]']),
  ];
  for (const [from, to] of edits) {
    await editFile(copy, CONFIG, from!, to!);
  }
  // Pages say when they were last changed, which git knows.
  fs.cpSync('.git', path.join(copy, '.git'), { recursive: true });
  fs.rmSync(path.join(copy, OWN_THEME));
}

function worstOf(plainBuild: string): Row {
  const pages = fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, more: sizeOf('build', file) - sizeOf(plainBuild, file) }))
    .filter(({ more }) => more !== 0)
    .sort((a, b) => b.more - a.more);
  const { file, more } = pages[0]!;
  const total = pages.reduce((sum, page) => sum + page.more, 0);
  return {
    what: `HTML of a page beside Docusaurus’s own code blocks, brotli: the worst of ${pages.length} (${file}), and all together`,
    measured: `${more} bytes, ${Math.round(total / 1024)} KB`,
    limit: `${BUDGETS.samples.htmlBytesMore} bytes`,
  };
}

function sizeOf(folder: string, file: string) {
  return brotliSize(fs.readFileSync(path.join(folder, file), 'utf8').replace(HASHES, ''));
}
