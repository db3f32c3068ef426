import type { Manifest, Question } from './types';

const PUNCTUATION_AROUND = /^["'(]+|["'),;:.?!]+$/g;

/**
 * Reads the docs version that a query names: `migrate v10`, `useQuery in 9.x`. The name says where to
 * look, not what to look for.
 *
 * @param question - what was asked, and where
 * @param shards - with the names of their versions
 * @returns what to look for, and where; the query as typed where it names several versions, none, or nothing else
 */
export function readVersion<Q extends Pick<Question, 'query' | 'tags'>>(
  question: Q,
  shards: Manifest['shards'],
): Q {
  const words = question.query.split(/\s+/);
  const shardIn = (word: string) => {
    const name = word.replace(PUNCTUATION_AROUND, '').toLowerCase();
    return shards.find(({ versionNames }) => versionNames?.includes(name));
  };
  const [shard, another] = new Set(words.map(shardIn).filter((found) => found !== undefined));
  const query = words.filter((word) => !shardIn(word)).join(' ');
  return !shard || another || !query
    ? question
    : { ...question, query, tags: [...question.tags, shard.facets.docusaurus_tag] };
}
