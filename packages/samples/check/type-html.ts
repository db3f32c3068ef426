import type { Hover } from './hover';
import type { TypeEntry } from '../page/type-entry';
import { codePiece } from './html';
import type { Part } from './parts';
import { layOut } from './type-layout';

const MAX_HOVER_LENGTH = 1800;
const MAX_DOCUMENTATION_LENGTH = 300;

/** TypeScript's own kinds, in the classes of the highlighter: hovers need no grammar. */
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

/** TypeScript calls these keywords; the grammar calls them types. */
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

/** Writes what a tooltip has room for. */
export function typeEntry({ parts, documentation }: Hover): TypeEntry {
  const html = partsHtml(layOut(parts), MAX_HOVER_LENGTH);
  const text = firstParagraph(documentation);
  return text ? [html, text] : [html];
}

/** Writes a type as HTML. */
export function typeHtml({ parts }: Hover): string {
  return partsHtml(layOut(parts), Infinity);
}

/** Puts an ellipsis where the parts have more than `maxLength` characters. */
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

/** Documentation is Markdown; a tooltip has room for the text of its first paragraph. */
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
