import type { Hover } from './hover';
import type { TypeEntry } from '../page/type-entry';
import { codePiece } from './html';
import { memoize } from './memoize';
import type { Part } from './parts';
import { layOut } from './type-layout';

/** In characters. */
const MAX_HOVER_LENGTH = 1800;
const MAX_DOCUMENTATION_LENGTH = 300;

/** Writes a hover, cut to the size of a tooltip. */
export function typeEntry({ parts, documentation }: Hover): TypeEntry {
  const html = hoverHtml(parts);
  const text = firstParagraph(documentation);
  return text ? [html, text] : [html];
}

const hoverHtml = memoize((parts: readonly Part[]) => partsHtml(layOut(parts), MAX_HOVER_LENGTH));

/** Writes the whole type as HTML. */
export function typeHtml({ parts }: Hover): string {
  return partsHtml(layOut(parts), Infinity);
}

/** Ends with an ellipsis if the parts have more than `maxLength` characters. */
function partsHtml(parts: readonly Part[], maxLength: number): string {
  const pieces: Part[] = [];
  let room = maxLength;
  for (const { text, className } of parts) {
    const shown = text.length > room ? `${text.slice(0, room)}…` : text;
    const last = pieces.at(-1);
    if (last?.className === className) {
      last.text += shown;
    } else {
      pieces.push({ text: shown, className });
    }
    room -= text.length;
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
