import { createHash } from 'node:crypto';
import type { LoadedShard, ShardSection } from '../engine/shards';
import type { Block } from '../engine/types';

/** In a copy, this share of the words is another word: it is about something else, in the same style. */
const REPLACED_SHARE = 0.7;

/**
 * Makes a larger index of the same kind: each copy of a page has most of its words replaced, always by
 * the same other word within a copy.
 *
 * @param shards - the index to start from, which stays part of the result
 * @param copies - how many times the pages
 */
export function enlarge(shards: LoadedShard[], copies: number): LoadedShard[] {
  const more = Array.from({ length: copies - 1 }, (_, copy) =>
    shards.map(({ name, sections }) => ({
      name: `${name}.${copy}`,
      sections: sections.map((section) => rewrite(section, copy)),
    })),
  );
  return [...shards, ...more.flat()];
}

function rewrite(section: ShardSection, copy: number): ShardSection {
  const write = (text: string) => text.replace(/\p{L}{3,}/gu, (word) => replacement(word, copy));
  return {
    ...section,
    page: `${section.page}-${copy}`,
    url: section.url.replace(/(#|$)/, `-${copy}$1`),
    pageTitle: write(section.pageTitle),
    title: write(section.title),
    path: section.path.map(({ level, title }) => ({ level, title: write(title) })),
    definitions: write(section.definitions),
    prose: write(section.prose),
    code: write(section.code),
    blocks: JSON.parse(JSON.stringify(section.blocks), (_key, value: unknown) =>
      typeof value === 'string' ? write(value) : value,
    ) as Block[],
  };
}

function replacement(word: string, copy: number): string {
  const hash = createHash('md5').update(`${copy} ${word.toLowerCase()}`).digest();
  if ((hash[0] ?? 0) / 256 > REPLACED_SHARE) {
    return word;
  }
  const letters = Array.from(word, (letter, index) => {
    const shifted = String.fromCharCode(97 + ((hash[(index + 1) % hash.length] ?? 0) % 26));
    return letter === letter.toLowerCase() ? shifted : shifted.toUpperCase();
  });
  return letters.join('');
}
