import { diffArrays } from 'diff';

/** What stands beside each other: what has no partner was removed or added. */
export type Pair<Item> = [before: Item | undefined, after: Item | undefined];

/** Items that are less alike than this are two, not one that changed. */
const LEAST_LIKENESS = 0.5;

/**
 * Puts two lists beside each other, in the order of both: what is the same, and between that what is
 * alike.
 *
 * @param keyOf - items with the same key are the same
 * @param likeness - how alike two other items are, from 0 to 1
 */
export function align<Item>(
  before: Item[],
  after: Item[],
  keyOf: (item: Item) => string,
  likeness: (before: Item, after: Item) => number,
): Pair<Item>[] {
  const isAlike = (old: Item, young: Item) => likeness(old, young) >= LEAST_LIKENESS;
  const pairs: Pair<Item>[] = [];
  let removed: Item[] = [];
  let added: Item[] = [];
  for (const [old, young] of pairsOf(before, after, (a, b) => keyOf(a) === keyOf(b))) {
    if (old !== undefined && young !== undefined) {
      pairs.push(...pairsOf(removed, added, isAlike), [old, young]);
      removed = [];
      added = [];
    } else if (old !== undefined) {
      removed.push(old);
    } else {
      added.push(young!);
    }
  }
  return [...pairs, ...pairsOf(removed, added, isAlike)];
}

function pairsOf<Item>(
  before: Item[],
  after: Item[],
  comparator: (before: Item, after: Item) => boolean,
): Pair<Item>[] {
  let [old, young] = [0, 0];
  return diffArrays(before, after, { comparator }).flatMap(({ value, removed, added }) =>
    value.map((): Pair<Item> => [
      added ? undefined : before[old++],
      removed ? undefined : after[young++],
    ]),
  );
}
