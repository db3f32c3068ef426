/** Letters, digits and the low lines of names: `TOO_MANY_REQUESTS` is one word. */
export const RUN = /[\p{L}\p{N}](?:_*[\p{L}\p{N}])*/gu;
const CAMEL_PART = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{Lo}+|\p{L}/gu;
const NOT_ASCII = /[^\x00-\x7f]/;

/** What anyone types is shorter; a selection, which becomes the modal's first query, may be longer. */
const MAX_QUERY_CHARACTERS = 200;
const MAX_QUERY_WORDS = 12;

/** Words that tell nothing by themselves */
const STOP_WORDS = new Set(
  'a about an and are as at be between by can could do does for from have how i if in into is it its of on or should so that the then this to use using was we what when where which why will with would you your'.split(
    ' ',
  ),
);

/** Makes texts that a reader takes for equal equal: `Café` and `cafe`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return NOT_ASCII.test(lower) ? lower.normalize('NFKD').replace(/\p{M}/gu, '') : lower;
}

/** The words of a text, whatever separates them: `t.procedure` has two. */
export function wordsOf(text: string): string[] {
  return text.match(RUN)?.map(fold) ?? [];
}

/** The parts of a word in camelCase: `createHTTPNext` → `create`, `http`, `next` */
export function partsOf(run: string): string[] {
  return run.match(CAMEL_PART)?.map(fold) ?? [];
}

/** The ends of such a word, from each of its parts on: `createHTTPNext` → itself, `httpnext`, `next` */
export function endsOf(run: string): string[] {
  return Array.from(run.matchAll(CAMEL_PART), ({ index }) => fold(run.slice(index)));
}

/**
 * The terms under which a text is found. Every end of a camelCase run is one, so that a prefix
 * search for what stands inside an identifier finds it, and so are its parts.
 *
 * `createHTTPNext` → `createhttpnext`, `httpnext`, `next`, `create`, `http`
 */
export function indexTerms(text: string): string[] {
  return text.match(RUN)?.flatMap((run) => [...endsOf(run), ...partsOf(run).slice(0, -1)]) ?? [];
}

/**
 * Cuts a query to what is worth reading, so that none takes long.
 *
 * @param typed - of any length, with characters that stand for many, such as `ﷺ`
 */
export function normalizeQuery(typed: string): string {
  return typed.slice(0, MAX_QUERY_CHARACTERS).normalize('NFKC').slice(0, MAX_QUERY_CHARACTERS);
}

/**
 * Splits a query into words as they were typed. Stop words count only where there is nothing else.
 *
 * @param query - words beyond what anyone types are left out
 */
export function queryWords(query: string): string[] {
  return withoutStopWords(query.match(RUN) ?? []).slice(0, MAX_QUERY_WORDS);
}

/** Words without stop words, where others remain */
export function withoutStopWords(words: string[]): string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return telling.length > 0 ? telling : words;
}

/** Endings of related English words, where enough is left. */
const ENDING = /(?<=.{4})(?:ings?|ions?|ers|ors|ies)$|(?<=.{3})(?:er|or|ed|es|s|e|y)$/;

/**
 * Cuts a word's ending so that related words meet: `merging`, `merged`, `merges` → `merg`. Much lighter
 * than Porter's algorithm: identifiers are words here too, and should not be mangled.
 *
 * @param word - folded
 */
export function stem(word: string): string {
  return word.replace(ENDING, '');
}

/**
 * The stems of the telling words of a text.
 *
 * @param split - cuts the text into words
 */
export function stemsOf(text: string, split = wordsOf): Set<string> {
  return new Set(withoutStopWords(split(text)).map(stem));
}

export function sumOf(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
