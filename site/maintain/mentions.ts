import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files';

/** What speaks of versions in words, which no command writes. */
const PLACES = ['src', 'site', 'bench', 'tests', '.github'];
const FILES = ['docusaurus.config.ts', 'package.json', 'README.md', 'CONTRIBUTING.md'];
/** One file per version each, or data that commands write. */
const LEFT_OUT = /^(site\/(reference\/words|ledger|maintain)|tests\/second-site)\//;
const TEXT = /\.(tsx?|mdx?|json|ya?ml)$/;

/** A file, and the lines in it. */
export type Mention = { file: string; lines: number[] };

/**
 * Finds what speaks of versions: their names (`10.x`) and paths (`/docs/v10`).
 *
 * @param names - of versions
 */
export function mentionsOf(siteDir: string, names: string[]): Mention[] {
  const forms = names.flatMap((name) => {
    const number = name.replace(/\.x$/, '').replaceAll('.', '\\.');
    return [`(?<![\\w.=-])${name.replaceAll('.', '\\.')}`, `/docs/v${number}`];
  });
  const mention = new RegExp(`(?:${forms.join('|')})(?![\\w.])`);
  return [...FILES, ...filesBelow(siteDir, PLACES)]
    .filter((file) => TEXT.test(file) && !LEFT_OUT.test(file))
    .filter((file) => fs.existsSync(path.join(siteDir, file)))
    .map((file) => ({ file, lines: linesWith(mention, path.join(siteDir, file)) }))
    .filter(({ lines }) => lines.length > 0);
}

function linesWith(pattern: RegExp, file: string) {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}

/** Lists mentions as people follow them, those of tests at the end. */
export function formatMentions(mentions: Mention[]): string {
  return mentions.map(({ file, lines }) => `  ${file}:${lines.join(',')}`).join('\n');
}
