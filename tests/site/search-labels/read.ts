import fs from 'node:fs';

/** The kinds of queries, by the groups that are measured: of questions less can be asked, with few words of their answers. */
const GROUPS = {
  words: ['identifier', 'prefix', 'camel', 'typo', 'phrase', 'error', 'code'],
  /** Whole ones, and those in five words */
  questions: ['question', 'everyday'],
  nonsense: ['nonsense'],
  /** The output of a program that failed */
  pasted: ['pasted'],
};
const KINDS = Object.values(GROUPS).flat();

/** A query, and the pages or sections that answer it; nonsense has none. */
export type Label = { kind: string; query: string; right: string[] };

/** The docs versions: where their pages are, and their sources. */
export const VERSIONS = [
  { version: 'current', root: '/docs/v10', folder: 'docs' },
  { version: '9.x', root: '/docs/v9', folder: 'versioned_docs/version-9.x' },
];

const FOLDER = 'tests/site/search-labels';
/** Each third of what is pasted is kept apart. */
const DRAWN_EACH = 3;

/** What a program printed, and the entries of the page of messages that explain it */
type Pasted = { version: string; right: string[]; text: string };

/**
 * Reads the labeled queries of a docs version: by `open` ones search is changed. Those that were `drawn` were
 * written from titles before anyone looked at a result, and nobody looks at which of them miss.
 *
 * @param version - `current` or `9.x`
 */
export function readLabels(version: string) {
  const pasted = readPasted(version);
  return (['open', 'drawn'] as const).flatMap((name) => {
    const all = [...readList(`${FOLDER}/${version}.${name}.txt`), ...pasted[name]];
    return (Object.keys(GROUPS) as (keyof typeof GROUPS)[])
      .map((group) => ({
        name,
        group,
        labels: all.filter(({ kind }) => GROUPS[group].includes(kind)),
      }))
      .filter(({ labels }) => labels.length > 0);
  });
}

/** Reads the messages of wrong programs, as terminals print them, as HTTP answers, and the message alone. */
function readPasted(version: string): { open: Label[]; drawn: Label[] } {
  const all = JSON.parse(fs.readFileSync(`${FOLDER}/pasted.json`, 'utf8')) as Pasted[];
  const labels = all
    .filter((pasted) => pasted.version === version)
    .map(({ text, right }): Label => {
      return { kind: 'pasted', query: text, right: right.map((entry) => `errors#${entry}`) };
    });
  const isDrawn = (_label: Label, index: number) => index % DRAWN_EACH === DRAWN_EACH - 1;
  return {
    open: labels.filter((label, index) => !isDrawn(label, index)),
    drawn: labels.filter(isDrawn),
  };
}

function readList(file: string): Label[] {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line, index) => {
    const [kind = '', query = '', right = ''] = line.split('|').map((cell) => cell.trim());
    if (!KINDS.includes(kind)) {
      throw new Error(`${file}:${index + 1}: "${kind}" is none of ${KINDS.join(', ')}.`);
    }
    return { kind, query, right: right ? right.split(/,\s*/) : [] };
  });
}
