import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files';

/** Words that a change of versions makes wrong, and where readers see them: files and folders. */
export type Words = { pattern: RegExp; places: string[] };

const TEXT = /\.(tsx?|mdx?|json)$/;
const COMMENT = /^\s*(\/\/|\/\*|\* )/;

/** What speaks of versions by name (`10.x`) or path (`/docs/v10`), outside the docs. */
export function wordsOn(names: string[]): Words {
  const forms = names.flatMap((name) => {
    const escaped = name.replaceAll('.', '\\.');
    // Not the mark of a sample, which the commands write.
    return [`(?<![\\w.=-])${escaped}`, `/docs/v${escaped.replace(/\\\.x$/, '')}`];
  });
  return {
    pattern: new RegExp(`(?:${forms.join('|')})(?![\\w]|\\.\\w)`),
    places: ['docusaurus.config.ts', 'package.json', 'README.md', 'src'],
  };
}

/**
 * Finds words in files; comments are no words.
 *
 * @returns a line for each file, `src/data/home.ts:20,26`
 */
export function findWords(siteDir: string, { pattern, places }: Words): string[] {
  const isFile = (place: string) => fs.statSync(path.join(siteDir, place)).isFile();
  return places
    .filter((place) => fs.existsSync(path.join(siteDir, place)))
    .flatMap((place) => (isFile(place) ? [place] : filesBelow(siteDir, [place])))
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const lines = linesWith(pattern, fs.readFileSync(path.join(siteDir, file), 'utf8'));
      return lines.length > 0 ? [`${file}:${lines.join(',')}`] : [];
    });
}

function linesWith(pattern: RegExp, text: string) {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) && !COMMENT.test(line) ? [index + 1] : []));
}
