import ts from 'typescript';
import { memoize } from './memoize';

/** A token of a type, with the highlighter's class; `''` is the default color. */
export type Part = { text: string; className: string };

/** Keywords for TypeScript, but types for the highlighter. */
const PRIMITIVES = [
  'any',
  'bigint',
  'boolean',
  'never',
  'number',
  'object',
  'string',
  'symbol',
  'undefined',
  'unknown',
  'void',
];

/** A part without color. */
export function plain(text: string): Part {
  return { text, className: '' };
}

export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Splits a type, as TypeScript writes it, into parts. Most names of a page have the type of another one. */
export const readParts = memoize(splitType);

/** The class of a name follows from the tokens around it. */
function splitType(type: string): readonly Part[] {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    type,
  );
  const parts: Part[] = [];
  /** The open brackets: the index of each, and the index at which the type of an optional member in it begins. */
  const open = [{ index: -1, optional: -1 }];
  let closed = { index: -1, end: -1 };
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const text = scanner.getTokenText();
    const part = { text, className: classOf(token, text) };
    const inner = open.at(-1)!;
    if (/^[)}\],;]$/.test(text)) {
      if (inner.optional >= 0) {
        dropUndefined(parts, inner.optional, closed);
        inner.optional = -1;
      }
      if (/[)}\]]/.test(text) && open.length > 1) {
        closed = { ...open.pop()!, end: parts.length };
      }
    } else if (/^[({[]$/.test(text)) {
      open.push({ index: parts.length, optional: -1 });
    } else if (text === ':' && parts.at(-1)?.text === '?') {
      inner.optional = parts.length + 2;
    } else if (/^[\w$]/.test(text) && !PRIMITIVES.includes(text)) {
      const opener = inner.index < 0 ? '' : parts[inner.index]!.text;
      part.className = classOfName(part, opener, inner.index, type.slice(scanner.getTokenEnd()));
    }
    if (!isComment(token)) {
      parts.push(part);
    }
  }
  if (open[0]!.optional >= 0) {
    dropUndefined(parts, open[0]!.optional, closed);
  }
  return parts;
}

/** @param opener - the bracket around the name, with its index; `rest` is the text after the name */
function classOfName({ className }: Part, opener: string, index: number, rest: string) {
  if ((opener === '(' && index === 0) || rest === ')') {
    // `(property)`, `(+1 overload)`
    return '';
  }
  if (/^ [{(]/.test(rest)) {
    // The label of a summary: `query (input: …)`, `Router { … }`
    return 'k';
  }
  if (!opener && /^[(:?]/.test(rest) && className === 't') {
    return rest.startsWith('(') ? 'f' : '';
  }
  if (opener === '{' && /^(?:,| })/.test(rest) && className === 't') {
    return 'p';
  }
  const ofMember = opener === '{' ? '' : 'p';
  return opener && /^\??[:(]/.test(rest) ? ofMember : className;
}

/** `?: (() => void) | undefined` → `?: () => void` */
function dropUndefined(parts: Part[], from: number, closed: { index: number; end: number }) {
  if (textOf(parts.slice(Math.max(from, parts.length - 4))) !== ' | undefined') {
    return;
  }
  parts.length -= 4;
  if (closed.index === from && closed.end === parts.length - 1 && parts[from]?.text === '(') {
    parts.pop();
    parts.splice(from, 1);
  }
}

function isComment(token: ts.SyntaxKind) {
  return (
    token === ts.SyntaxKind.MultiLineCommentTrivia ||
    token === ts.SyntaxKind.SingleLineCommentTrivia
  );
}

function classOf(token: ts.SyntaxKind, text: string) {
  const { SyntaxKind } = ts;
  if (token === SyntaxKind.Identifier || PRIMITIVES.includes(text)) {
    return 't';
  }
  if (token >= SyntaxKind.FirstKeyword && token <= SyntaxKind.LastKeyword) {
    return 'k';
  }
  switch (token) {
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
    case SyntaxKind.TemplateHead:
      return 's';
    case SyntaxKind.NumericLiteral:
      return 'n';
    default:
      return '';
  }
}
