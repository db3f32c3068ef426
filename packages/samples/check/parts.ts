import ts, { type SymbolDisplayPart } from 'typescript';

/** A token of a type, with its kind. */
export type Part = SymbolDisplayPart;

export const SPACE: Part = { text: ' ', kind: 'space' };

export function punctuation(text: string): Part {
  return { text, kind: 'punctuation' };
}

export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Splits a type, as TypeScript writes it, into parts. The kind of a name follows from the tokens around it. */
export function readParts(text: string): Part[] {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    text,
  );
  const parts: Part[] = [];
  /** The open brackets: the index of each, and the index at which the type of an optional member in it begins. */
  const open = [{ index: -1, optional: -1 }];
  let closed = { index: -1, end: -1 };
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const part = { text: scanner.getTokenText(), kind: kindOf(token) };
    const inner = open.at(-1)!;
    if (/^[)}\],;]$/.test(part.text)) {
      if (inner.optional >= 0) {
        dropUndefined(parts, inner.optional, closed);
        inner.optional = -1;
      }
      if (/[)}\]]/.test(part.text) && open.length > 1) {
        closed = { ...open.pop()!, end: parts.length };
      }
    } else if (/^[({[]$/.test(part.text)) {
      open.push({ index: parts.length, optional: -1 });
    } else if (part.text === ':' && parts.at(-1)?.text === '?') {
      inner.optional = parts.length + 2;
    } else if (/^[\w$]/.test(part.text)) {
      const opener = inner.index < 0 ? '' : parts[inner.index]!.text;
      part.kind = kindOfName(part, opener, inner.index, text.slice(scanner.getTokenEnd()));
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
function kindOfName({ kind }: Part, opener: string, index: number, rest: string) {
  if ((opener === '(' && index === 0) || rest === ')') {
    // `(property)`, `(+1 overload)`
    return 'text';
  }
  if (/^ [{(]/.test(rest)) {
    // The label of a summary: `query (input: …)`, `Router { … }`
    return 'keyword';
  }
  if (!opener && /^[(:?]/.test(rest) && kind === 'className') {
    return rest.startsWith('(') ? 'functionName' : 'text';
  }
  if (opener === '{' && /^(?:,| })/.test(rest) && kind === 'className') {
    return 'parameterName';
  }
  const ofMember = opener === '{' ? 'propertyName' : 'parameterName';
  return opener && /^\??[:(]/.test(rest) ? ofMember : kind;
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

function kindOf(token: ts.SyntaxKind) {
  const { SyntaxKind } = ts;
  if (token >= SyntaxKind.FirstKeyword && token <= SyntaxKind.LastKeyword) {
    return 'keyword';
  }
  switch (token) {
    case SyntaxKind.Identifier:
      return 'className';
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
    case SyntaxKind.TemplateHead:
      return 'stringLiteral';
    case SyntaxKind.NumericLiteral:
      return 'numericLiteral';
    default:
      return 'punctuation';
  }
}
