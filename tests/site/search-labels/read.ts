import fs from 'node:fs';
import path from 'node:path';

export const KINDS = [
  'identifier',
  'prefix',
  'camel',
  'typo',
  'phrase',
  'error',
  'code',
  'nonsense',
] as const;

export type Kind = (typeof KINDS)[number];

/** A query, and the pages or sections that answer it; nonsense has none. */
export type Label = { kind: Kind; query: string; right: string[] };

/**
 * Reads the labeled queries of a docs version: lines of `kind | query | right answers`.
 *
 * An answer is a page (`router`: any hit on it is right) or a section (`router#nest-routers`). `/` is
 * the introduction. Pages that do not exist yet may be named.
 *
 * @param version - `current` or `9.x`
 * @throws when a line has a kind that is not known
 */
export function readLabels(version: string): Label[] {
  const file = path.join('tests/site/search-labels', `${version}.txt`);
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line, index) => {
    const [kind = '', query = '', right = ''] = line.split('|').map((cell) => cell.trim());
    if (!isKind(kind)) {
      throw new Error(`${file}:${index + 1}: "${kind}" is none of ${KINDS.join(', ')}.`);
    }
    return { kind, query, right: right ? right.split(/,\s*/) : [] };
  });
}

function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}
