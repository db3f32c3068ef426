import { deflateSync, strToU8 } from 'fflate';
import { MARK, MAX_BYTES, MAX_CHARACTERS, MAX_FILES, programHash, type Shared } from './share';

/** A program that no link can have: `readHash` would refuse it. The message is for readers. */
export class TooLongForLink extends Error {
  override name = 'TooLongForLink';
}

/**
 * Writes a workshop as what follows the `#` of an address. At once: the browser's own compression answers
 * later, when the address may be that of another page.
 *
 * @returns e.g. `program=10.x/server__router.0&code=1.q1YqLU4t…`
 * @throws TooLongForLink
 */
export function writeShared({ label, program, files, entries, kind }: Shared): string {
  const texts = files.flatMap((file) => [file.name, file.text]);
  const text = JSON.stringify([entries, texts, ...(kind === 'dom' ? [kind] : [])]);
  const bytes = strToU8(text);
  const code = toBase64Url(deflateSync(bytes, { level: 9 }));
  if (files.length > MAX_FILES || bytes.length > MAX_BYTES || code.length > MAX_CHARACTERS) {
    throw new TooLongForLink('The program is too long for a link; Download has all of it.');
  }
  return `${programHash(label, program)}&code=${MARK}${code}`;
}

function toBase64Url(bytes: Uint8Array) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
