import { textOf, type Part } from './parts';

/** What follows a name: `const name: `, `type Name = `, `(method) find(`, `function map<T>(`. */
const MARKS = [':', '=', '(', '<'];

/**
 * Leaves out what says nothing to readers: that a name was imported, and the type arguments of what it
 * is a member of.
 *
 * `(alias) new Map<string>(): Map<string>`, `import Map` → `new Map<string>(): Map<string>`
 * `(method) Array<string>.find(…)` → `(method) Array.find(…)`
 */
export function ownWords(parts: readonly Part[]): Part[] {
  const isAlias = textOf(parts.slice(0, 4)) === '(alias) ';
  const words = isAlias ? parts.slice(4) : parts;
  const end = words.findIndex(
    ({ kind }, index) =>
      kind === 'lineBreak' && /^(?:im|ex)port$/.test(words[index + 1]?.text ?? ''),
  );
  return withoutArguments(end > 0 ? words.slice(0, end) : [...words]);
}

/** Where what is said of a name begins. */
export function findMark(words: readonly Part[]): number {
  const isKind = words[0]?.text === '(';
  const start = isKind ? words.findIndex(({ text }) => text === ')') + 1 : 0;
  return words.findIndex(({ text }, index) => index >= start && MARKS.includes(text));
}

function withoutArguments(words: Part[]): Part[] {
  const opens = findMark(words);
  if (words[opens]?.text !== '<') {
    return words;
  }
  let depth = 0;
  const closes = words.findIndex(({ text }, index) => {
    depth += index < opens ? 0 : text === '<' ? 1 : text === '>' ? -1 : 0;
    return index >= opens && depth === 0;
  });
  return words[closes + 1]?.text === '.'
    ? [...words.slice(0, opens), ...words.slice(closes + 1)]
    : words;
}
