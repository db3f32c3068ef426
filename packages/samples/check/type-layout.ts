import { plain, type Part } from './parts';

/** A part of a type, or a pair of braces with a list of pieces for each member. */
type Piece = Part | { members: Piece[][] };

/** The characters in a line of a tooltip. */
const LINE_WIDTH = 84;
const INDENT = '  ';

/**
 * Breaks a type into lines. Braces that fit stay on the line, or move to the next line; others have a line for
 * each member.
 *
 * @param parts - with or without line breaks between members
 */
export function layOut(parts: readonly Part[]): Part[] {
  const lines: Part[] = [];
  let column = 0;
  write(readPieces([...parts].reverse()), '');
  return lines;

  function write(pieces: Piece[], indent: string) {
    for (const piece of pieces) {
      if (!isBraces(piece) || piece.members.length === 0) {
        flat(piece).forEach(add);
        continue;
      }
      const length = lengthOf(piece);
      const inner = indent + INDENT;
      if (
        column + length > LINE_WIDTH &&
        inner.length + length <= LINE_WIDTH &&
        column > inner.length
      ) {
        newLine(inner);
      }
      if (column + length <= LINE_WIDTH) {
        flat(piece).forEach(add);
      } else {
        add(plain('{'));
        for (const member of piece.members) {
          newLine(inner);
          write(member, inner);
          add(plain(';'));
        }
        newLine(indent);
        add(plain('}'));
      }
    }
  }

  function add(part: Part) {
    column = part.text === '\n' ? 0 : column + part.text.length;
    lines.push(part);
  }

  function newLine(indent: string) {
    add(plain('\n'));
    add(plain(indent));
  }
}

/** Removes parts from the end of the reversed list, up to the closing brace. */
function readPieces(rest: Part[]): Piece[] {
  const pieces: Piece[] = [];
  while (rest.length > 0) {
    const part = rest.pop()!;
    pieces.push(part.text === '{' ? readBraces(rest) : part);
  }
  return pieces;
}

function readBraces(rest: Part[]): Piece {
  const members: Piece[][] = [[]];
  while (rest.length > 0) {
    const part = rest.pop()!;
    if (part.text === '}') {
      break;
    } else if (part.text === ';') {
      members.push([]);
    } else if (part.text === '{') {
      members.at(-1)!.push(readBraces(rest));
    } else if (!isBlank(part) || members.at(-1)!.length > 0) {
      members.at(-1)!.push(part);
    }
  }
  return { members: members.map(trimEnd).filter((member) => member.length > 0) };
}

function trimEnd(member: Piece[]) {
  const last = member.findLastIndex((piece) => isBraces(piece) || !isBlank(piece));
  return member.slice(0, last + 1);
}

/** `{ id: number; name: string }` */
function flat(piece: Piece): Part[] {
  if (!isBraces(piece)) {
    return [piece];
  }
  if (piece.members.length === 0) {
    return [plain('{}')];
  }
  const members = piece.members.flatMap((member, index) => [
    ...(index ? [plain(';'), plain(' ')] : []),
    ...member.flatMap(flat),
  ]);
  return [plain('{'), plain(' '), ...members, plain(' '), plain('}')];
}

function lengthOf(piece: Piece) {
  return flat(piece).reduce((sum, { text }) => sum + text.length, 0);
}

function isBraces(piece: Piece): piece is { members: Piece[][] } {
  return 'members' in piece;
}

function isBlank({ text }: Part) {
  return text.trim() === '';
}
