import fs from 'node:fs';
import path from 'node:path';

export const KINDS = [
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

export type Kind = (typeof KINDS)[number];

/** Kinds of queries that are sentences, or almost */
export const QUESTIONS: Kind[] = ['question', 'everyday'];

/** A query, and the pages or sections that answer it; nonsense has none. */
export type Label = { kind: Kind; query: string; right: string[] };

/**
 * Reads all labeled queries of a docs version.
 *
 * @param version - `current` or `9.x`
 */
export function readLabels(version: string): Label[] {
  return [...readList(version), ...readHeldOutLabels(version)];
}

/**
 * Reads the queries that were written without looking at results. Weights are chosen by the others:
 * these tell whether the choice holds.
 *
 * @param version - `current` or `9.x`
 */
export function readHeldOutLabels(version: string): Label[] {
  return readList(`${version}.held-out`);
}

/**
 * Reads the queries whose answers were written from headings alone, and half of which were judged anew by
 * reading the pages. Nobody judges results for them, and no answer is added because search finds it: they
 * tell what search is worth to someone who has not seen it.
 *
 * @param version - `current` or `9.x`
 */
export function readBlindLabels(version: string): Label[] {
  return readList(`${version}.blind`);
}

/**
 * Reads everyday words and questions that were written from the titles of the pages alone, with the sections
 * that answer them by reading. Nobody looks at the third of them that is held out while search is changed.
 *
 * @param version - `current` or `9.x`
 */
export function readFreshLabels(version: string): { open: Label[]; heldOut: Label[] } {
  return split(readList(`${version}.fresh`));
}

/**
 * Reads the queries that were drawn last, from the titles of the pages and the sidebar alone, before anyone
 * looked at a result. Nobody looks at which of them miss.
 *
 * @param version - `current` or `9.x`
 */
export function readDrawnLabels(version: string): Label[] {
  return readList(`${version}.drawn`);
}

/** What a reader pastes, and the entries of the page of messages that explain it */
export type Pasted = { version: string; right: string[]; text: string };

const HELD_OUT_EACH = 3;

/**
 * Reads the messages of wrong programs that were run and compiled: as terminals print them, as HTTP answers,
 * and the message alone. Nobody looks at the third of them that is held out while search is changed.
 *
 * @param version - `current` or `9.x`
 */
export function readPasted(version: string): { open: Pasted[]; heldOut: Pasted[] } {
  const file = 'tests/site/search-labels/pasted.json';
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Pasted[];
  return split(all.filter((pasted) => pasted.version === version));
}

function split<T>(list: T[]): { open: T[]; heldOut: T[] } {
  const isHeldOut = (_entry: T, index: number) => index % HELD_OUT_EACH === HELD_OUT_EACH - 1;
  return {
    open: list.filter((entry, index) => !isHeldOut(entry, index)),
    heldOut: list.filter(isHeldOut),
  };
}

/**
 * Reads lines of `kind | query | right answers`.
 *
 * Writers of a page knew that page best. Where search put another one first, someone judged whether it
 * answers as well, in all sets but the blind one; then it is listed, too.
 *
 * All fresh queries, and half of every other list, were judged anew by someone who read the pages and saw
 * no result: at most three answers, the best one first, and a section where not all of its page answers.
 *
 * An answer is a page (`router`: any hit on it is right) or a section (`router#nest-routers`). `/` is
 * the introduction. Pages that do not exist yet may be named.
 *
 * @param name - of a file in this folder, without `.txt`
 * @throws when a line has a kind that is not known
 */
function readList(name: string): Label[] {
  const file = path.join('tests/site/search-labels', `${name}.txt`);
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
