import { describe, expect, it } from 'vitest';
import { createAccept } from '../../theme/Workshop/accept';

const exchange = {
  type: 'exchange',
  number: 0,
  method: 'GET',
  url: '/hut?batch=1',
  requestHeaders: [['accept', '*/*']],
  response: { status: 200, headers: [['content-type', 'application/json']], body: '{}' },
};

describe('what the page gets to see', () => {
  it.each([
    { type: 'begun' },
    { type: 'cut' },
    { type: 'fence', fence: 1 },
    { type: 'ended', failed: false },
    { type: 'text', stream: 'stdout', text: '<img src=x onerror=alert(1)>' },
    { type: 'text', stream: 'stderr', text: '' },
    exchange,
    { ...exchange, response: undefined, requestBody: '{}', failure: 'aborted' },
    { type: 'socket', number: 3, from: 'server', data: '{"id":1}' },
    { type: 'size', height: 120 },
  ])('is $type as Run’s programs send it', (message) => {
    const read = createAccept(10)(message);
    expect(JSON.stringify(read)).not.toBe('"ignore"');
    expect(read).toEqual(JSON.parse(JSON.stringify(message)));
  });

  it.each([
    null,
    1,
    'text',
    [],
    {},
    { type: 'size', height: '1px' },
    { type: 'text', stream: 'stdout', text: { toString: 1 } },
    { type: 'text', stream: 'x', text: 'a' },
    { type: 'text', stream: 'stdout', text: 'a', html: '<b>' },
    { type: 'ended', failed: 'no' },
    { ...exchange, response: { status: '200' } },
    { type: 'fence', fence: NaN },
    { ...exchange, number: '0' },
    { ...exchange, method: 1 },
    { ...exchange, requestHeaders: [['a', 1]] },
    { ...exchange, requestHeaders: 'a' },
    { ...exchange, requestHeaders: Array.from({ length: 201 }, () => ['a', 'b']) },
    { type: 'socket', number: 0, from: 'server', data: {} },
  ])('is nothing that no program of Run sends: %j', (message) => {
    expect(createAccept(10)(message)).toBe('ignore');
  });
});

it('takes no more messages than it was told, of any kind', () => {
  const accept = createAccept(3);
  expect([1, 2, 3, 4].map(() => accept(null))).toEqual(['ignore', 'ignore', 'ignore', 'too much']);
});

it('takes a million characters', () => {
  const accept = createAccept(100);
  const text = { type: 'text', stream: 'stdout', text: 'a'.repeat(400_000) };
  expect([accept(text), accept(text), accept(text)].map((one) => one === 'too much')).toEqual([
    false,
    false,
    true,
  ]);
});
