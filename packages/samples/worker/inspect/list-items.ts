/** So many entries of a list are written. */
export const MAX_ITEMS = 100;

/** Writes the first items, and how many there are besides. */
export function moreItems<Item>(items: Item[], write: (item: Item) => string): string[] {
  return withRest(items.slice(0, MAX_ITEMS).map(write), items.length - MAX_ITEMS);
}

/** The same for an array, whose gaps are counted: `1, <2 empty items>, 3`. */
export function listItems(items: ArrayLike<unknown>, write: (item: unknown) => string): string[] {
  const entries: string[] = [];
  let next = 0;
  for (const name of [...Object.keys(items), String(items.length)]) {
    const index = Number(name);
    if (entries.length === MAX_ITEMS || !(index >= next)) {
      break;
    }
    if (index > next) {
      entries.push(`<${count(index - next, 'empty item')}>`);
      next = index;
    }
    if (index < items.length && entries.length < MAX_ITEMS) {
      entries.push(write(items[index]));
      next = index + 1;
    }
  }
  return withRest(entries, items.length - next);
}

function withRest(entries: string[], rest: number) {
  return rest > 0 ? [...entries, `... ${count(rest, 'more item')}`] : entries;
}

function count(number: number, what: string) {
  return `${number} ${what}${number > 1 ? 's' : ''}`;
}
