/** A stretch of a text and the term it stands for. */
export type Span = { start: number; end: number; term: string };

/** Letters and digits without a separator, e.g. `createHTTPNext`, and its camelCase parts. */
export type Run = Span & { parts: Span[] };

/** Runs joined by separators, e.g. `@http/client`, `BAD_REQUEST`, `x-ssr`, `t.procedure`. */
export type Compound = { runs: Run[] };

/** A word of a query: the compound without separators, what it is made of, and whether by separators. */
export type QueryWord = { glued: string; parts: string[]; isSeparated: boolean };

/** Letters and digits without a separator */
export const RUN = /[\p{L}\p{N}]+/gu;
const CAMEL_PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{Lo}+/gu;
const ONE_PART = /^[a-z]+$/;
const NOT_ASCII = /[^\x00-\x7f]/;

/** What joins the runs of a compound, one at a time */
export const SEPARATORS = /[_\-./:@'’]/g;
const SEPARATOR_CHARACTERS = "_-./:@'’";

/** Longer compounds are paths, versions or hashes, which nobody types without separators. */
const MAX_GLUED_RUNS = 5;
/** What anyone types is shorter; a selection, which becomes the modal's first query, may be longer. */
export const MAX_QUERY_CHARACTERS = 200;
const MAX_QUERY_WORDS = 12;

/** Words that tell nothing by themselves */
const STOP_WORDS = new Set(
  'a about an and are as at be between by can could do does for from have how i if in into is it its of on or should so that the then this to use using was we what when where which why will with would you your'.split(
    ' ',
  ),
);

/** Tells whether a word tells nothing by itself. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}

/** Makes texts that a reader takes for equal equal: `Café` and `cafe`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize('NFKD').replace(/\p{M}/gu, '') : lower;
}

/**
 * Finds the compounds of a text.
 *
 * @param text - prose or code
 * @returns each compound's runs and their parts, with their places in the text
 */
export function compounds(text: string): Compound[] {
  const found: Compound[] = [];
  let previousEnd = -1;
  for (const run of spans(text, RUN, 0)) {
    if (!isJoined(text, previousEnd, run.start)) {
      found.push({ runs: [] });
    }
    const parts = partsOf(text.slice(run.start, run.end), run.start);
    found.at(-1)?.runs.push({ ...run, parts });
    previousEnd = run.end;
  }
  return found;
}

/**
 * The terms under which a text is found. Every end of a camelCase run is one, so that a prefix
 * search for what stands inside an identifier finds it.
 *
 * `createHTTPNext` → `createhttpnext`, `httpnext`, `next`, `create`, `http`
 * `x-ssr` → `x`, `ssr`, `xssr`; `@tanstack/react-query` also `reactquery`
 */
export function indexTerms(text: string): string[] {
  return compounds(text).flatMap(({ runs }) => [
    ...runs.flatMap(runTerms),
    ...(runs.length <= MAX_GLUED_RUNS ? runs.slice(0, -1) : []).map((_run, index) =>
      glue(runs.slice(index)),
    ),
  ]);
}

function runTerms({ term, parts }: Run): string[] {
  const ends = parts.slice(1).map((_part, index) => glue(parts.slice(index + 1)));
  const others = parts.slice(0, -1).map((part) => part.term);
  return [term, ...[...ends, ...others].filter(({ length }) => length > 1)];
}

function isJoined(text: string, previousEnd: number, start: number): boolean {
  return start === previousEnd + 1 && SEPARATOR_CHARACTERS.includes(text[previousEnd] ?? ' ');
}

function partsOf(run: string, start: number): Span[] {
  const parts = ONE_PART.test(run) ? [] : spans(run, CAMEL_PART, start);
  return parts.length > 0 ? parts : [{ start, end: start + run.length, term: fold(run) }];
}

/** Neighboring words of a title, two by two, glued: one may look for `Query keys` as `queryKeys`. */
export function joinedWords(title: string): string[] {
  const words = compounds(title).map(({ runs }) => glue(runs));
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

/** Writes spans as one term. */
export function glue(list: Span[]): string {
  return list.map(({ term }) => term).join('');
}

/**
 * Cuts a query to what is worth reading, so that none takes long.
 *
 * @param typed - of any length, with characters that stand for many, such as `ﷺ`
 */
export function readableQuery(typed: string): string {
  return typed.slice(0, MAX_QUERY_CHARACTERS).normalize('NFKC').slice(0, MAX_QUERY_CHARACTERS);
}

/**
 * Splits a query into words. Stop words, and a last word of which one letter is typed, count only where
 * there is nothing else.
 *
 * @param query - words beyond what anyone types are left out
 */
export function queryWords(query: string): QueryWord[] {
  const words = allWords(query);
  const telling = words.filter(isTelling);
  return (telling.length > 0 ? telling : words).slice(0, MAX_QUERY_WORDS);
}

function allWords(query: string) {
  return compounds(query).map(({ runs }) => ({
    glued: glue(runs),
    parts: runs.flatMap(({ parts }) => parts.map(({ term }) => term)),
    isSeparated: runs.length > 1,
  }));
}

function isTelling({ glued }: QueryWord, index: number, words: QueryWord[]): boolean {
  return !isStopWord(glued) && (glued.length > 1 || index < words.length - 1);
}

function spans(text: string, pattern: RegExp, offset: number): Span[] {
  const found: Span[] = [];
  for (const { index, 0: match } of text.matchAll(pattern)) {
    found.push({ start: offset + index, end: offset + index + match.length, term: fold(match) });
  }
  return found;
}
