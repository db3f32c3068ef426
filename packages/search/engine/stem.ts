/** Endings of related English words, the longest first. */
const ENDINGS = (
  'ations ation ators ator ating ated ates ate ities ity ments ment ences ence ances ance ' +
  'ingly ings ing ions ion izes ize ers er ors or edly ed ies ly es s e y'
).split(' ');

const DOUBLED_CONSONANT = /([bdfgkmnprt])\1$/;
const NOT_A_PLURAL = /(ss|us|is)$/;

/**
 * Cuts a word's ending so that related words meet: `merging`, `merged`, `merges` → `merg`. Lighter
 * than Porter's algorithm: identifiers are words here too, and should not be mangled.
 *
 * @param word - folded
 * @returns the stem; short words and words with digits come back as they are
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  const ending = ENDINGS.find((candidate) => isEnding(word, candidate));
  if (!ending) {
    return word;
  }
  const rest = word.slice(0, -ending.length);
  return DOUBLED_CONSONANT.test(rest) ? rest.slice(0, -1) : rest;
}

function isEnding(word: string, ending: string) {
  const restLength = word.length - ending.length;
  return (
    word.endsWith(ending) &&
    restLength >= (ending.length > 2 ? 4 : 3) &&
    !(ending === 's' && NOT_A_PLURAL.test(word))
  );
}
