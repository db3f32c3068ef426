import type { SymbolDisplayPart } from 'typescript';

/** A word or a sign of a type, with what it is. */
export type Part = SymbolDisplayPart;

export const SPACE: Part = { text: ' ', kind: 'space' };
export const DOTS: Part = { text: '…', kind: 'text' };

export function keyword(text: string): Part {
  return { text, kind: 'keyword' };
}

export function punctuation(text: string): Part {
  return { text, kind: 'punctuation' };
}

/** `{ a; b }` */
export function braces(members: Part[][]): Part[] {
  const all = members.flatMap((member) => [...member, punctuation(';'), SPACE]);
  return [punctuation('{'), SPACE, ...all, punctuation('}')];
}

/** `(a, b)` */
export function parentheses(items: Part[][]): Part[] {
  return [punctuation('('), ...list(items), punctuation(')')];
}

/** `a, b` */
export function list(items: Part[][]): Part[] {
  return joined(items, [punctuation(','), SPACE]);
}

/** `a | b`, each once */
export function alternatives(items: Part[][], sign: '|' | '&'): Part[] {
  const distinct = new Map(items.map((parts) => [textOf(parts), parts]));
  return joined([...distinct.values()], [SPACE, { text: sign, kind: 'operator' }, SPACE]);
}

function joined(items: Part[][], between: Part[]): Part[] {
  return items.flatMap((parts, index) => (index ? [...between, ...parts] : parts));
}

/** The parts as text. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}
