import { expect, it } from 'vitest';
import { leaveOut } from './exceptions';

const LOG_IN = { prefix: 'https://host/edit/', reason: 'Asks to log in.' };
const NO_PROGRAMS = { prefix: 'https://other/', reason: 'Lets no program in.' };

it('leaves out the links that begin so, and names the exceptions that are of no link', () => {
  const links = ['https://host/edit/1', 'https://host/', 'http://other/'];
  expect(leaveOut(links, [LOG_IN, NO_PROGRAMS])).toEqual({
    asked: ['https://host/', 'http://other/'],
    useless: [NO_PROGRAMS],
  });
});
