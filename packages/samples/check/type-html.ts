import type { QuickInfo } from './engine';
import type { TypeEntry } from '../page/type-entry';
import { codePiece } from './html';

const MAX_HOVER_LENGTH = 600;
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
export function typeEntry(info: QuickInfo): TypeEntry {
  const html = typeHtml(info, MAX_HOVER_LENGTH);
  const documentation = firstParagraph(info.documentation);
  return documentation ? [html, documentation] : [html];
}

/** Writes a type as HTML, with an ellipsis where it is longer than `maxLength` characters. */
export function typeHtml({ parts }: QuickInfo, maxLength = Infinity): string {
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
