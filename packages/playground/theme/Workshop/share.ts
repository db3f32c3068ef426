import type { PlayFile, PlayProgram } from '../../compiler/compiler';

/** All that makes a workshop what it is. */
export type Shared = {
  /** As readers call the docs version, e.g. `10.x`: it means the same when `current` has become another. */
  label: string;
  /** The program that it began as, e.g. `server__router.0`. */
  program: string;
  files: PlayFile[];
  /** Names of the files that run, in their order. */
  entries: string[];
} & Pick<PlayProgram, 'mode'>;

/** What a reader may change of a program. */
export type Edited = Pick<Shared, 'files' | 'entries'>;

/** What an address asks for, by what is after its `#`. */
export type Asked = {
  /** The docs version, as readers call it or as the samples do. */
  version: string;
  /** A program by its id, or by the name that its bundle has, with the number of one of its samples. */
  program: string;
  fence?: number;
  /** What a link has made of it. */
  shared?: Edited & Pick<Shared, 'mode'>;
  /** Whether the link says what no program can be: it lost a part, or is of another time. */
  isBroken?: boolean;
};

/** What an empty workshop is called in addresses, in place of a program. */
export const EMPTY = 'empty';

/** Says how what follows is written. */
export const MARK = '1.';

/** No program is that long, in UTF-8 and as text of an address, which can inflate to 25 MB at most. */
export const MAX_BYTES = 64 * 1024;
export const MAX_CHARACTERS = 32 * 1024;
export const MAX_FILES = 20;

/** What a file may be called. */
export const FILE_NAME = /^(?!.*\.\.)[\w@-][\w@./-]{0,79}\.(tsx?|json)$/;

/** Writes what follows the `#` of an address that opens a program of the docs. */
export function programHash(version: string, program: string): string {
  return `program=${version}/${program}`;
}

/**
 * Writes a workshop as what follows the `#` of an address.
 *
 * @returns e.g. `program=10.x/server__router.0&code=1.q1YqLU4t…`; nothing where `readHash` would refuse it
 */
export async function writeShared(shared: Shared): Promise<string | undefined> {
  const { label, program, files, entries, mode } = shared;
  const texts = files.flatMap((file) => [file.name, file.text]);
  const text = JSON.stringify([entries, texts, ...(mode === 'dom' ? [mode] : [])]);
  const blob = new Blob([text]);
  const stream = blob.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const code = toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
  const isTooLong =
    files.length > MAX_FILES || blob.size > MAX_BYTES || code.length > MAX_CHARACTERS;
  return isTooLong ? undefined : `${programHash(label, program)}&code=${MARK}${code}`;
}

/**
 * Reads what an address asks for. It may come from anyone.
 *
 * @param hash - with its `#`, or empty
 */
export async function readHash(hash: string): Promise<Asked | undefined> {
  const parameters = new URLSearchParams(hash.slice(1));
  const code = parameters.get('code');
  const [version = '', program = '', fence] = (parameters.get('program') ?? '').split('/');
  if (code === null) {
    return version ? { version, program, ...(fence && { fence: Number(fence) }) } : undefined;
  }
  const shared = await readCode(code).catch(() => undefined);
  return shared ? { version, program, shared } : { version, program, isBroken: true };
}

/** @returns nothing where it is longer than a program can be, or none */
async function readCode(code: string): Promise<Asked['shared']> {
  if (!code.startsWith(MARK) || code.length > MAX_CHARACTERS) {
    return undefined;
  }
  const deflated = new Blob([fromBase64Url(code.slice(MARK.length))]).stream();
  const inflated = deflated.pipeThrough(new DecompressionStream('deflate-raw'));
  const blob = await new Response(inflated).blob();
  if (blob.size > MAX_BYTES) {
    return undefined;
  }
  const [entries, texts, mode] = JSON.parse(await blob.text()) as [string[], string[], string?];
  const files = texts.flatMap((name, index) =>
    index % 2 === 0 ? { name, text: texts[index + 1]! } : [],
  );
  const edited = { files, entries };
  return isProgram(edited) ? { ...edited, mode: mode === 'dom' ? mode : 'page' } : undefined;
}

/** Whether what an address or a browser's storage has is a program that can run. */
export function isProgram({ files, entries }: Edited): boolean {
  if (!Array.isArray(files) || !Array.isArray(entries)) {
    return false;
  }
  const names = files.map(({ name }) => name);
  return (
    files.length <= MAX_FILES &&
    new Set(names).size === names.length &&
    files.every(({ name, text }) => FILE_NAME.test(name) && typeof text === 'string') &&
    entries.length > 0 &&
    entries.every((entry) => names.includes(entry))
  );
}

function toBase64Url(bytes: Uint8Array) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
