/**
 * Which item of a menu a key leads to.
 *
 * @param current - the index of the item that has the focus, -1 when it is on the button
 * @param count - how many items there are
 * @returns an index, or `undefined` for a key that moves nowhere
 */
export function nextIndex(key: string, current: number, count: number) {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return current === last ? 0 : current + 1;
    case 'ArrowUp':
      return current <= 0 ? last : current - 1;
    case 'Home':
      return current < 0 ? undefined : 0;
    case 'End':
      return current < 0 ? undefined : last;
    default:
      return undefined;
  }
}
