import fc from 'fast-check';

const LONG = { maxLength: 10_000, size: 'max' } as const;
const HOSTILE_COUNT = 500;

const from = (characters: string) => fc.constantFrom(...Array.from(characters));
const textOf = (unit: fc.Arbitrary<string>) =>
  fc.oneof(fc.string({ unit, maxLength: 40 }), fc.string({ unit, ...LONG }));

/** A half of a character, as where an emoji is cut. */
const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const control = fc.integer({ min: 0, max: 0x1f }).map((code) => String.fromCharCode(code));
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

const KINDS = [
  textOf(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
  textOf(anyUnit),
  textOf(from('👩‍👩‍👧‍👦🏳️‍🌈😀🇨🇭')),
  textOf(from('שלום עליכם مرحبا \u202e\u2067\u200f')),
  textOf(from('漢字かなカナ한글 。、')),
  textOf(from('ﷺ㌖ﬃ½Åİ')),
  textOf(from('e\u0301\u0300\u0489\u20dd\u200d\u200b')),
  textOf(fc.oneof(half, from('ab'))),
  textOf(fc.oneof(control, from('router '))),
  textOf(from('aA')),
  textOf(from("a-_./:@'’")),
  textOf(from('.*+?^${}()|[]\\/-')),
  fc.constantFrom('(a+)+$', '[', '\\', '(?<', '*'.repeat(10_000), 'constructor', '__proto__'),
  textOf(
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '</mark>',
      '<script>',
      '&lt;',
      '"><svg/onload=1>',
    ),
  ),
  fc.webUrl({ withQueryParameters: true, size: 'large' }),
];

/** 500 queries that nobody types, some among words that are found: the same at every call. */
export function hostileQueries(): string[] {
  const hostile = fc.oneof(...KINDS);
  const amongWords = hostile.map((text) => `router ${text} procedure`);
  return fc.sample(fc.oneof(hostile, amongWords), { numRuns: HOSTILE_COUNT, seed: 1 });
}
