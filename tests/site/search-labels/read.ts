import fs from 'node:fs';

const KINDS = [
  'identifier',
  'prefix',
  'camel',
  'typo',
  'phrase',
  'question',
  /** A question in five words */
  'everyday',
  'error',
  'code',
  'nonsense',
  /** The output of a program that failed */
  'pasted',
] as const;

/** A query, and the pages or sections that answer it; nonsense has none. */
export type Label = { kind: (typeof KINDS)[number]; query: string; right: string[] };

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
 * written from titles before anyone looked at a result, and nobody looks at which of them miss. Whole questions
 * share few words with what answers them, so less can be asked of search.
 *
 * @param version - `current` or `9.x`
 */
export function readLabels(version: string) {
  const pasted = readPasted(version);
  return (['open', 'drawn'] as const).flatMap((name) => {
    const all = [...readList(`${FOLDER}/${version}.${name}.txt`), ...pasted[name]];
    return (['words', 'questions', 'nonsense', 'pasted'] as const)
      .map((group) => ({ name, group, labels: all.filter((label) => groupOf(label) === group) }))
      .filter(({ labels }) => labels.length > 0);
  });
}

function groupOf({ kind }: Label) {
  if (kind === 'nonsense' || kind === 'pasted') {
    return kind;
  }
  return /^(?:question|everyday)$/.test(kind) ? 'questions' : 'words';
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
    if (!isKind(kind)) {
      throw new Error(`${file}:${index + 1}: "${kind}" is none of ${KINDS.join(', ')}.`);
    }
    return { kind, query, right: right ? right.split(/,\s*/) : [] };
  });
}

function isKind(text: string): text is Label['kind'] {
  return (KINDS as readonly string[]).includes(text);
}
