import ts, { type SymbolDisplayPart } from 'typescript';

/** A word or a sign of a type, with what it is. */
export type Part = SymbolDisplayPart;

export const SPACE: Part = { text: ' ', kind: 'space' };

export function punctuation(text: string): Part {
  return { text, kind: 'punctuation' };
}

/** The parts as text. */
export function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/**
 * Reads parts from what TypeScript writes. What a name is shows the sign that follows it, and in which
 * brackets it stands.
 */
export function readParts(text: string): Part[] {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    text,
  );
  const parts: Part[] = [];
  /** The brackets that are open, and where in them the type of an optional member begins. */
  const open = [{ at: -1, optional: -1 }];
  let closed = { at: -1, end: -1 };
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
      open.push({ at: parts.length, optional: -1 });
    } else if (part.text === ':' && parts.at(-1)?.text === '?') {
      inner.optional = parts.length + 2;
    } else if (/^[\w$]/.test(part.text)) {
      const opener = inner.at < 0 ? '' : parts[inner.at]!.text;
      part.kind = kindOfName(part, opener, inner.at, text.slice(scanner.getTokenEnd()));
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

/** What a name is by the bracket around it, where that stands, and what follows it. */
function kindOfName({ kind }: Part, opener: string, at: number, rest: string) {
  if ((opener === '(' && at === 0) || rest === ')') {
    // `(property)`, `(+1 overload)`
    return 'text';
  }
  if (/^ [{(]/.test(rest)) {
    // A label of what the site summarises: `query (input: …)`, `Router { … }`
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

/** `?: (() => void) | undefined` → `?: () => void`: that a thing may be left out says so. */
function dropUndefined(parts: Part[], from: number, closed: { at: number; end: number }) {
  if (textOf(parts.slice(Math.max(from, parts.length - 4))) !== ' | undefined') {
    return;
  }
  parts.length -= 4;
  if (closed.at === from && closed.end === parts.length - 1 && parts[from]?.text === '(') {
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
