import fs from 'node:fs';
import path from 'node:path';
import { BASELINE_FILE } from './baseline';

/** The file of a site's options, which its configuration and the commands read. */
export const OPTIONS_FILE = 'samples.config.ts';

const CONFIGURATION = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((end) => `docusaurus.config.${end}`);

const PACKAGE = 'docusaurus-checked-samples';

/** The options for docs whose samples were never checked. */
const OPTIONS = `import type { SamplesOptions } from '${PACKAGE}';

const samples: SamplesOptions = {
  // Names that a fence does not declare are any, and what is left of it is checked.
  undeclaredNames: 'any',
};

export default samples;
`;

const LINES = `  import checkedSamples, { samplesRemark } from '${PACKAGE}';
  import samples from './samples.config';

  plugins: [[checkedSamples, samples]],
  presets: [['classic', { docs: { remarkPlugins: [samplesRemark] } }]],`;

/**
 * Creates the file of options, and adds the cache to `.gitignore`, if they are missing.
 *
 * @param dir - the site's root
 * @returns the written files, and the configuration file if it does not use this package yet
 * @throws if the folder is not a Docusaurus site
 */
export function setUp(dir: string): { written: string[]; lacking: string | undefined } {
  const configuration = CONFIGURATION.find((file) => fs.existsSync(path.join(dir, file)));
  if (!configuration) {
    throw new Error(
      'There is no docusaurus.config.ts or .js here; write this in the folder of a Docusaurus site.',
    );
  }
  const written = [
    addLine(dir, OPTIONS_FILE, OPTIONS, /[^]/),
    addLine(dir, '.gitignore', '.cache\n', /^\/?\.cache\/?$/m),
  ].filter((file) => file !== undefined);
  const text = fs.readFileSync(path.join(dir, configuration), 'utf8');
  return { written, lacking: text.includes(PACKAGE) ? undefined : configuration };
}

/** The text that tells an author what to do next. */
export function nextSteps({ written, lacking }: ReturnType<typeof setUp>, hasBaseline: boolean) {
  return [
    written.length > 0 && `Written: ${written.join(', ')}.`,
    hasBaseline && `What is known to be wrong stands in ${BASELINE_FILE}: keep it in Git.`,
    lacking && `Add these lines to ${lacking}:\n\n${LINES}\n`,
    'Then "npm run build" checks all samples, and fails for what is new.',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Appends text to a file that does not contain it yet; returns the file's name if it did. */
function addLine(dir: string, name: string, text: string, known: RegExp): string | undefined {
  const file = path.join(dir, name);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (known.test(before)) {
    return undefined;
  }
  fs.writeFileSync(file, before + (/[^\n]$/.test(before) ? '\n' : '') + text);
  return name;
}
