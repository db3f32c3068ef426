/** What is wrong when TypeScript's file is not as the cuts expect it. */
export class CutMissed extends Error {
  constructor(what: string) {
    super(
      `The compiler for the page cannot be made of this TypeScript: ${what} is not where it was. The cuts in packages/playground/slim are written for TypeScript ${MADE_FOR} exactly; pin that version, or adapt them and run their tests.`,
    );
  }
}

/** The version whose text the cuts know. */
export const MADE_FOR = '5.9.3';

/**
 * Replaces a part of a text.
 *
 * @param start - where the part begins, in words of the text
 * @param end - where it ends: these words stay
 * @throws CutMissed where one of them is not there
 */
export function replacePart(text: string, start: string, end: string, replacement: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from + start.length);
  if (from < 0 || to < 0) {
    throw new CutMissed(JSON.stringify(from < 0 ? start : end));
  }
  return text.slice(0, from) + replacement + text.slice(to);
}

/**
 * Replaces whatever matches.
 *
 * @param pattern - with the flag `g`
 * @throws CutMissed where nothing matches
 */
export function replaceEach(
  text: string,
  pattern: RegExp,
  replacement: string | ((...found: string[]) => string),
): string {
  let isFound = false;
  const result = text.replace(pattern, (...found: string[]) => {
    isFound = true;
    return typeof replacement === 'string' ? replacement : replacement(...found);
  });
  if (!isFound) {
    throw new CutMissed(`${pattern}`);
  }
  return result;
}
