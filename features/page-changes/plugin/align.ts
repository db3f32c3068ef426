import { diffArrays } from 'diff';

/** What stands beside each other: what has no partner was removed or added. */
export type Pair<Item> = [before: Item | undefined, after: Item | undefined];

/** Items that are less alike than this are two, not one that changed. */
const LEAST_LIKENESS = 0.5;

/**
 * Puts two lists beside each other, in the order of both: what is the same, and between that what is
 * most alike.
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
  const pairs: Pair<Item>[] = [];
  let [old, young] = [0, 0];
  let removed: Item[] = [];
  let added: Item[] = [];
  const close = () => {
    pairs.push(...alignChanged(removed, added, likeness));
    removed = [];
    added = [];
  };
  for (const change of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const { length } = change.value;
    if (change.removed) {
      removed.push(...before.slice(old, old + length));
    } else if (change.added) {
      added.push(...after.slice(young, young + length));
    } else {
      close();
      pairs.push(...change.value.map((_, i): Pair<Item> => [before[old + i], after[young + i]]));
    }
    old += change.added ? 0 : length;
    young += change.removed ? 0 : length;
  }
  close();
  return pairs;
}

/** Of all ways to pair two lists in their order, finds the one whose pairs are most alike in all. */
function alignChanged<Item>(
  before: Item[],
  after: Item[],
  likeness: (before: Item, after: Item) => number,
): Pair<Item>[] {
  const scores = before.map((old) => after.map((young) => likeness(old, young)));
  const scoreOf = (i: number, j: number) => scores[i]![j]!;
  // best[i][j]: the most that the items from i and from j on can reach.
  const best = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  const bestOf = (i: number, j: number) => best[i]![j]!;
  const together = (i: number, j: number) =>
    scoreOf(i, j) < LEAST_LIKENESS ? 0 : scoreOf(i, j) + bestOf(i + 1, j + 1);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      best[i]![j] = Math.max(bestOf(i + 1, j), bestOf(i, j + 1), together(i, j));
    }
  }
  const pairs: Pair<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const isPair =
      i < before.length &&
      j < after.length &&
      together(i, j) > 0 &&
      bestOf(i, j) === together(i, j);
    if (isPair) {
      pairs.push([before[i++], after[j++]]);
    } else if (j >= after.length || (i < before.length && bestOf(i, j) === bestOf(i + 1, j))) {
      pairs.push([before[i++], undefined]);
    } else {
      pairs.push([undefined, after[j++]]);
    }
  }
  return pairs;
}
