import { fold } from './analyze';
import type { Manifest, Question } from './types';

const BARE_NUMBER = /^\d+$/;
const PUNCTUATION_AROUND = /^["'(]+|[\s"'),;:.?!]+$/g;

/**
 * Reads the docs version that a query names: `migrate v10`, `useQuery in 9.x`. The name says where to
 * look, not what to look for. A number alone is a version's name only at the end. Of several, pages are
 * about the way from one to the other, and have their labels: `v1 to v2` → `1.x to 2.x`.
 *
 * @param question - what was asked, and where
 * @param shards - with the names of their versions
 * @returns what to look for, and where; the query as typed where it names no version, or nothing else
 */
export function readVersion<Q extends Pick<Question, 'query' | 'tags'>>(
  question: Q,
  shards: Manifest['shards'],
): Q {
  const { query, tags } = question;
  const words = query.split(/\s+/).filter(Boolean);
  const named = words.map((word, index) =>
    shards.find(({ version }) => version?.names.includes(nameIn(word, index === words.length - 1))),
  );
  const found = new Set(named.filter((shard) => shard !== undefined));
  const rest = words.filter((_word, index) => !named[index]).join(' ');
  if (found.size > 1) {
    const labeled = words.map((word, index) => named[index]?.version?.label ?? word);
    return { ...question, query: labeled.join(' ') };
  }
  const [shard] = Array.from(found);
  if (!rest || !shard) {
    return question;
  }
  const tag = shard.facets.docusaurus_tag;
  return { ...question, query: rest, tags: tags.includes(tag) ? tags : [...tags, tag] };
}

function nameIn(word: string, isLast: boolean): string {
  const name = fold(word.replace(PUNCTUATION_AROUND, ''));
  return BARE_NUMBER.test(name) && !isLast ? '' : name;
}
