import { format as nodeFormat } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { format } from '../../../worker/inspect';

const STACK_FRAMES =
  /\n +(?:at .*?|\.{3} \d+ lines matching cause stack trace \.{3})( \{)?(?=\n|$)/g;

/** Node's own answer, less the stack frames that only Node prints. */
const expected = (...args: unknown[]) => nodeFormat(...args).replace(STACK_FRAMES, '$1');

class Tram {
  line = 7;
}
class NightTram extends Tram {}
class DepotError extends Error {
  override name = 'DepotError';
  depot = 'north';
}
class QuietError extends Error {}

describe('format', () => {
  it.each<[string, unknown[]]>([
    ['nothing', []],
    ['a plain string', ['it’s 5% "off"']],
    ['several values', ['a', 1, null, undefined, true, { a: 'b' }]],
    ['placeholders', ['%s is %d, %j %%%x', 'x', '4.5', { a: 1 }, 'rest']],
    ['placeholders without values', ['%s and %s', 'one']],
    ['%s of objects', ['%s %s %s', {}, { a: { b: 1 } }, [1, [2]]]],
    ['numbers', [-0, 0, 1e21, Number.NaN, 12n, [-0, 1n]]],
    ['quotes', [["it's", 'say "hi"', `it's "both"`, `it's "all" \`three\``, '\n\t\\']]],
    ['classes and instances', [Tram, NightTram, new Tram(), { deep: [[[new NightTram()]]] }]],
    ['functions', [() => 1, function named() {}, async () => {}, function* walk() {}, Math.max]],
    ['a promise', [new Promise(() => {})]],
    ['%O', ['%O and %O', [1, { a: 2 }], { c: [{ d: { e: 1 } }] }]],
    ['%c', ['%cred %s', 'color: red', 'text']],
    ['%s of functions and errors', ['%s', Object.assign(new Error('no'), { a: {} })]],
    ['no prototype', [Object.create(null)]],
    ['dates', [new Date(0), new Date(Number.NaN), [new Date(0)]]],
    ['patterns', [/a+/gi]],
    ['an error', [new Error('plain')]],
    ['an error with a name and a property', [new DepotError('closed')]],
    ['an error of a class without a name', [new QuietError('shh')]],
    ['an error without a message', [new TypeError('')]],
    [
      'errors with more to say',
      [new Error('late', { cause: new Error('snow') }), { failed: new DepotError('a\nb') }],
    ],
    ['many errors', [new AggregateError([new Error('one')], 'all')]],
    ['an error without frames', [Object.assign(new Error('bare'), { stack: 'Error: bare' })]],
    ['an error with a code', [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })]],
  ])('writes %s as Node does', (_, args) => {
    expect(format(...args)).toBe(expected(...args));
  });

  it.each<[string, string]>([
    ['Firefox', 'pay@https://trpc.io/run/a.js:1:96\n@https://trpc.io/run/a.js:1:118\n'],
    ['WebKit', '@https://trpc.io/run/a.js:1:96\nmodule code@https://trpc.io/run/a.js:1:118'],
    ['WebKit, in a callback', 'forEach@[native code]\n@https://trpc.io/run/a.js:1:118'],
  ])('writes errors with the frames of %s as Node does', (_, stack) => {
    const error = Object.assign(new TypeError('no'), { code: 7 });
    const errors = [error, new DepotError('closed'), new QuietError('shh'), new Error('a@b:1:2')];
    const asInNode = errors.map((error) => expected(error));
    errors.forEach((error) => Object.assign(error, { stack }));
    expect(errors.map((error) => format(error))).toEqual(asInNode);
  });

  it('writes an error with its name where bundling has shortened that of its class', () => {
    const named = class CallError extends Error {};
    const error = Object.assign(new named('no'), { stack: 'CallError: no\n    at a.js:1:2' });
    Object.assign(named.prototype, { name: 'CallError' });
    const asInNode = expected(error);
    Object.defineProperty(named, 'name', { value: 'n' });
    expect(format(error)).toBe(asInNode);
  });

  it('writes any value of the kinds that programs print as Node does', () => {
    const value = fc.anything({
      // No sample has a property of this name.
      key: fc.string().filter((key) => key !== '__proto__'),
      withBigInt: true,
      withDate: true,
      size: 'xsmall',
      withMap: true,
      withSet: true,
      maxDepth: 4,
    });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), (values) => {
        expect(format('', ...values)).toBe(expected('', ...values));
      }),
      { numRuns: 2000 },
    );
  });
});
