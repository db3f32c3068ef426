import type { PlayFile, PlayProgram } from '../../compiler/compiler';

/** The contents of a link to an edited program. */
export type SharedProgram = {
  /** The docs version for readers, e.g. `10.x`: unlike `current`, it never means another one later. */
  label: string;
  /** The id of the original program, e.g. `server__router.0`. */
  program: string;
  files: PlayFile[];
  /** The names of the files that run, in order. */
  entries: string[];
} & Pick<PlayProgram, 'mode'>;

/** The parts that readers edit. */
export type Edited = Pick<SharedProgram, 'files' | 'entries'>;

/** The parsed hash of a URL. */
export type HashRequest = {
  /** The label or folder of the docs version, e.g. `10.x` or `current`. */
  version: string;
  /** The `id` of a `PlayProgram`; or with `fence`, its `program`. */
  program: string;
  /** The index of a fence in the bundle, from an Edit button. */
  fence?: number;
  /** The files of a link to an edited program. */
  shared?: Edited & Pick<SharedProgram, 'mode'>;
  /** Whether the link to an edited program cannot be read: it is truncated, or in another format. */
  isBroken?: boolean;
};

/** The id of an empty program. */
export const EMPTY = 'empty';

/** The version of the format, at the beginning of `code=`. */
export const FORMAT_VERSION = '1.';

/** Of the JSON, and of `code=`, which could inflate to 25 MB. */
export const MAX_BYTES = 64 * 1024;
export const MAX_CHARACTERS = 32 * 1024;
export const MAX_FILES = 20;

/** For example `src/App.tsx`, `data.json`. */
export const FILE_NAME = /^(?!.*\.\.)[\w@-][\w@./-]{0,79}\.(tsx?|json)$/;

/** The URL hash, without `#`, that opens a program of the docs. */
export function programHash(version: string, program: string): string {
  return `program=${version}/${program}`;
}

/**
 * Writes the URL hash, without `#`, that opens an edited program.
 *
 * @returns e.g. `program=10.x/server__router.0&code=1.q1YqLU4t…`; `undefined` if it is too long
 */
export async function writeShared(shared: SharedProgram): Promise<string | undefined> {
  const { label, program, files, entries, mode } = shared;
  const texts = files.flatMap((file) => [file.name, file.text]);
  const text = JSON.stringify([entries, texts, ...(mode === 'dom' ? [mode] : [])]);
  const blob = new Blob([text]);
  const stream = blob.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const code = toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
  const isTooLong =
    files.length > MAX_FILES || blob.size > MAX_BYTES || code.length > MAX_CHARACTERS;
  return isTooLong ? undefined : `${programHash(label, program)}&code=${FORMAT_VERSION}${code}`;
}

/**
 * Parses a URL hash, which may come from anyone.
 *
 * @param hash - with its `#`, or empty
 */
export async function readHash(hash: string): Promise<HashRequest | undefined> {
  const parameters = new URLSearchParams(hash.slice(1));
  const code = parameters.get('code');
  const [version = '', program = '', fence] = (parameters.get('program') ?? '').split('/');
  if (code === null) {
    return version ? { version, program, ...(fence && { fence: Number(fence) }) } : undefined;
  }
  const shared = await readCode(code).catch(() => undefined);
  return shared ? { version, program, shared } : { version, program, isBroken: true };
}

/** @returns `undefined` if it is too long, or not a program */
async function readCode(code: string): Promise<HashRequest['shared']> {
  if (!code.startsWith(FORMAT_VERSION) || code.length > MAX_CHARACTERS) {
    return undefined;
  }
  const deflated = new Blob([fromBase64Url(code.slice(FORMAT_VERSION.length))]).stream();
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

/** Validates data from a URL or the browser's storage. */
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
