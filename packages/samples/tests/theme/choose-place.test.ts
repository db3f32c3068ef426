import { expect, it } from 'vitest';
import { choosePlace } from '../../theme/Sample/choose-place';

const WINDOW = 900;
const lineAt = (top: number) => ({ top, bottom: top + 20 });

it.each([
  ['below its line', lineAt(100), 300, 60, { side: 'below', room: 768 }],
  ['above, where there is no room below', lineAt(700), 300, 0, { side: 'above', room: 688 }],
  ['above up to the heading', lineAt(700), 300, 350, { side: 'above', room: 346 }],
  [
    'lower below, so as not to hide the heading',
    lineAt(650),
    300,
    500,
    { side: 'below', room: 218 },
  ],
  ['lower above, where that is more', lineAt(700), 300, 480, { side: 'above', room: 216 }],
  [
    'over the heading, where there is no room beside it',
    lineAt(800),
    300,
    760,
    { side: 'above', room: 788 },
  ],
  [
    'and a heading above the window does not count',
    lineAt(700),
    300,
    -80,
    { side: 'above', room: 688 },
  ],
])('places a tooltip %s', (_, line, height, heading, place) => {
  expect(choosePlace(line, height, heading, WINDOW)).toEqual(place);
});
