import { describe, expect, it } from 'vitest';
import { plain, textOf } from '../../check/parts';
import { layOut } from '../../check/type-layout';

const LONG = 'aLongNameThatNeedsMuchOfALine';

describe('layOut', () => {
  it.each([
    [
      'what has room stays in a line',
      '{\n    id: number;\n    name: string;\n}[]',
      '{ id: number; name: string }[]',
    ],
    ['nothing has nothing between its braces', '{}', '{}'],
    [
      'what has no room has a line for each member',
      `{ ${LONG}: { id: number }; ${LONG}2: string; ${LONG}3: string; }`,
      `{\n  ${LONG}: { id: number };\n  ${LONG}2: string;\n  ${LONG}3: string;\n}`,
    ],
    [
      'and so has what is inside it',
      `{ ${LONG}: { ${LONG}: string; ${LONG}2: number; }; }`,
      `{\n  ${LONG}: {\n    ${LONG}: string;\n    ${LONG}2: number;\n  };\n}`,
    ],
    [
      'what has room in the next line goes there',
      `(${LONG}: number, ${LONG}2: number) => { ${LONG}: number; }[]`,
      `(${LONG}: number, ${LONG}2: number) => \n  { ${LONG}: number }[]`,
    ],
    [
      'and nothing stays where it is',
      `(${LONG}: number, ${LONG}2: number, aaaaaaaaaa) => Some<{}, {}>`,
      `(${LONG}: number, ${LONG}2: number, aaaaaaaaaa) => Some<{}, {}>`,
    ],
    ['a brace in a string is no brace', '{ a: "{"; }', '{ a: "{" }'],
  ])('%s', (_, type, laidOut) => {
    expect(textOf(layOut(partsOf(type)))).toBe(laidOut);
  });
});

/** Each word and each sign by itself. */
function partsOf(text: string) {
  return (text.match(/"[^"]*"|[\w$]+|\s+|\W/g) ?? []).map(plain);
}
