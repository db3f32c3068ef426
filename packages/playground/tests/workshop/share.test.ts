import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readHash, writeShared, type SharedProgram } from '../../theme/Workshop/share';

const SHARED: SharedProgram = {
  label: '10.x',
  program: 'server__router.0',
  files: [
    { name: 'server.ts', text: 'export const hut = "Lärche 🌲";\n'.repeat(20) },
    { name: 'src/client.tsx', text: '' },
  ],
  entries: ['server.ts', 'src/client.tsx'],
  mode: 'page',
};

function hashOf(value: unknown, mark = '1.') {
  const code = deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value));
  return `#program=10.x/a.0&code=${mark}${code.toString('base64url')}`;
}

it('reads what it wrote', async () => {
  const hash = await writeShared(SHARED);
  expect(hash).toMatch(/^program=10\.x\/server__router\.0&code=1\.[\w-]+$/);
  expect(hash!.length).toBeLessThan(250);
  const { label: version, program, ...shared } = SHARED;
  expect(await readHash(`#${hash}`)).toEqual({ version, program, shared });
});

it('says of a program that it has a document, and of no other', async () => {
  const hash = await writeShared({ ...SHARED, mode: 'dom' });
  expect(await readHash(`#${hash}`)).toMatchObject({ shared: { mode: 'dom' } });
  expect(await readHash(hashOf([['a.ts'], ['a.ts', ''], 'frame']))).toMatchObject({
    shared: { mode: 'page' },
  });
});

it('writes no link that it would not read', async () => {
  const withFiles = (texts: string[]) =>
    writeShared({ ...SHARED, files: texts.map((text, index) => ({ name: `${index}.ts`, text })) });
  const noise = Array.from({ length: 50_000 }, (_, index) => Math.sin(index).toString(36).at(-1));
  for (const texts of [['a'.repeat(64 * 1024)], [noise.join('')], Array<string>(21).fill('')]) {
    expect(await withFiles(texts)).toBeUndefined();
  }
});

it('knows addresses of programs, of samples, and of nothing', async () => {
  expect(await readHash('')).toBeUndefined();
  expect(await readHash('#starts')).toBeUndefined();
  expect(await readHash('#program=9.x/a.0')).toEqual({ version: '9.x', program: 'a.0' });
  expect(await readHash('#program=current/a.0/3')).toEqual({
    version: 'current',
    program: 'a.0',
    fence: 3,
  });
});

describe('a link that does not work', () => {
  const whole = ['a.ts', 'let a = 1;'];
  it.each([
    ['is of another time', hashOf([['a.ts'], whole], '2.')],
    ['lost its end', hashOf([['a.ts'], whole]).slice(0, -6)],
    ['is no base64', '#program=10.x/a.0&code=1.%%%'],
    ['is no deflated text', '#program=10.x/a.0&code=1.AAAAAAAA'],
    ['is no JSON', hashOf('[[')],
    ['is JSON of another shape', hashOf({ a: 1 })],
    ['has no files', hashOf([['a.ts'], []])],
    ['has too many', hashOf([['0.ts'], Array.from({ length: 42 }, (_, i) => `${i}.ts`)])],
    ['has numbers for texts', hashOf([['a.ts'], ['a.ts', 1]])],
    ['has a file twice', hashOf([['a.ts'], [...whole, ...whole]])],
    ['climbs out of its folder', hashOf([['../a.ts'], ['../a.ts', '']])],
    ['runs nothing', hashOf([[], whole])],
    ['runs what it does not have', hashOf([['b.ts'], whole])],
    ['inflates to a gigabyte', hashOf([['a.ts'], ['a.ts', 'a'.repeat(70_000)]])],
    ['is longer than that', `#code=1.${'A'.repeat(40_000)}`],
  ])('is known: it %s', async (_, hash) => {
    expect(await readHash(hash)).toMatchObject({ isBroken: true });
  });

  it('still says what it began as', async () => {
    expect(await readHash('#program=10.x/a.0&code=1.AAAA')).toMatchObject({
      version: '10.x',
      program: 'a.0',
    });
  });
});
