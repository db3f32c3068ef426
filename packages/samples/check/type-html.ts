import type { Hover } from './hover';
import type { TypeEntry } from '../page/type-entry';
import { codePiece } from './html';
import type { Part } from './parts';
import { layOut } from './type-layout';

/** In characters. */
const MAX_HOVER_LENGTH = 1800;
const MAX_DOCUMENTATION_LENGTH = 300;

/** By TypeScript's kind of a part, the class of the highlighter. */
const CLASSES: Record<string, string> = {
  keyword: 'k',
  className: 't',
  interfaceName: 't',
  enumName: 't',
  aliasName: 't',
  typeParameterName: 't',
  functionName: 'f',
  methodName: 'f',
  moduleName: 's',
  stringLiteral: 's',
  numericLiteral: 'n',
  enumMemberName: 'n',
  parameterName: 'p',
};

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

/** Writes a hover, cut to the size of a tooltip. */
export function typeEntry({ parts, documentation }: Hover): TypeEntry {
  const html = partsHtml(layOut(parts), MAX_HOVER_LENGTH);
  const text = firstParagraph(documentation);
  return text ? [html, text] : [html];
}

/** Writes the whole type as HTML. */
export function typeHtml({ parts }: Hover): string {
  return partsHtml(layOut(parts), Infinity);
}

/** Ends with an ellipsis if the parts have more than `maxLength` characters. */
function partsHtml(parts: readonly Part[], maxLength: number): string {
  const pieces: { text: string; className: string }[] = [];
  let room = maxLength;
  for (const part of parts) {
    const text = part.text.length > room ? `${part.text.slice(0, room)}…` : part.text;
    const className = PRIMITIVES.includes(part.text) ? 't' : (CLASSES[part.kind] ?? '');
    const last = pieces.at(-1);
    if (last?.className === className) {
      last.text += text;
    } else {
      pieces.push({ text, className });
    }
    room -= part.text.length;
    if (room < 0) {
      break;
    }
  }
  return pieces.map(({ text, className }) => codePiece(text, className)).join('');
}

/** The first paragraph of Markdown, without links, and cut. */
function firstParagraph(documentation: string) {
  const text = documentation
    .split(/\n\s*\n/)[0]!
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > MAX_DOCUMENTATION_LENGTH
    ? `${text.slice(0, MAX_DOCUMENTATION_LENGTH)}…`
    : text;
}
