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
] as const;

/** A query, and the pages or sections that answer it; nonsense has none. */
export type Label = { kind: (typeof KINDS)[number]; query: string; right: string[] };

/** What a reader pastes, and the entries of the page of messages that explain it */
export type Pasted = { version: string; right: string[]; text: string };

/** The docs versions: where their pages are, and their sources. */
export const VERSIONS = [
  { version: 'current', root: '/docs/v10', folder: 'docs' },
  { version: '9.x', root: '/docs/v9', folder: 'versioned_docs/version-9.x' },
];

const FOLDER = 'tests/site/search-labels';
const HELD_OUT_EACH = 3;

/**
 * Reads the labeled queries of a docs version: by `open` ones search is changed. Those that were `drawn` were
 * written from titles before anyone looked at a result, and nobody looks at which of them miss. Whole questions
 * share few words with what answers them, so less can be asked of search.
 *
 * @param version - `current` or `9.x`
 */
export function readLabels(version: string) {
  return (['open', 'drawn'] as const).flatMap((name) => {
    const all = readList(`${FOLDER}/${version}.${name}.txt`);
    return (['words', 'questions', 'nonsense'] as const)
      .map((group) => ({ name, group, labels: all.filter((label) => groupOf(label) === group) }))
      .filter(({ labels }) => labels.length > 0);
  });
}

function groupOf({ kind }: Label) {
  return kind === 'nonsense' ? kind : /^(?:question|everyday)$/.test(kind) ? 'questions' : 'words';
}

/**
 * Reads the messages of wrong programs that were run and compiled: as terminals print them, as HTTP answers,
 * and the message alone. Nobody looks at the third of them that is held out while search is changed.
 *
 * @param version - `current` or `9.x`
 */
export function readPasted(version: string): { open: Pasted[]; heldOut: Pasted[] } {
  const all = JSON.parse(fs.readFileSync(`${FOLDER}/pasted.json`, 'utf8')) as Pasted[];
  const pasted = all.filter((text) => text.version === version);
  const isHeldOut = (_text: Pasted, index: number) => index % HELD_OUT_EACH === HELD_OUT_EACH - 1;
  return {
    open: pasted.filter((text, index) => !isHeldOut(text, index)),
    heldOut: pasted.filter(isHeldOut),
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
