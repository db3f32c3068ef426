import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../worker/messages';
import { describeWireMessage } from '../../worker/wire';

const query: Exchange = {
  type: 'exchange',
  number: 0,
  method: 'GET',
  url: `/greet,bye?batch=1&input=${encodeURIComponent('{"0":"Ida"}')}`,
  requestHeaders: [['content-type', 'application/json']],
  response: {
    status: 207,
    headers: [['Content-Type', 'application/json']],
    body: '[{"result":{"data":1}}]',
  },
};

describe('describeWireMessage', () => {
  it('sums up a batch, and decodes its input', () => {
    const { sides, ...line } = describeWireMessage(query);
    expect(line).toEqual({ title: 'GET /greet,bye?batch=1', result: '207', isError: false });
    expect(sides.map((side) => side.map(({ name, text }) => `${name}: ${text}`))).toEqual([
      [
        'Request headers: content-type: application/json',
        '“input”, decoded from the URL: {\n  "0": "Ida"\n}',
      ],
      [
        'Status: 207',
        'Response headers: Content-Type: application/json',
        `Response body: ${JSON.stringify([{ result: { data: 1 } }], null, 2)}`,
      ],
    ]);
  });

  it('tells errors apart, and what never got an answer', () => {
    const failed = { ...query, response: { ...query.response!, status: 404, body: 'not JSON' } };
    expect(describeWireMessage(failed)).toMatchObject({ result: '404', isError: true });
    expect(describeWireMessage(failed).sides[1]).toContainEqual({
      name: 'Response body',
      text: 'not JSON',
    });
    const refused = { ...query, response: undefined, failure: 'refused' as const };
    expect(describeWireMessage(refused)).toMatchObject({ result: 'refused', isError: true });
    expect(describeWireMessage(refused).sides[1]).toEqual([]);
  });

  it.each([
    ['client', '{"id":1,"method":"subscription","params":{"path":"a"}}', 'subscription a #1'],
    ['server', '{"id":1,"result":{"type":"started"}}', 'started #1'],
    ['server', '{"id":1,"result":{"type":"data","data":7}}', 'data #1'],
    ['server', '{"id":1,"error":{"message":"no"}}', 'error #1 (error)'],
    ['client', '[{"id":1,"method":"query"},{"id":2,"method":"query"}]', '2 messages'],
    ['client', 'not JSON', 'a message'],
  ] as const)('sums up what the %s sends over a socket: %s', (from, data, what) => {
    const { title, isError } = describeWireMessage({ type: 'socket', number: 0, from, data });
    expect(`${title}${isError ? ' (error)' : ''}`).toBe(`${from} sends ${what}`);
  });
});
