/**
 * Finds the element that a hash leads to. An alias is an empty element in a heading: it leads to the heading.
 *
 * @param hash - from the address, with `#`; `null` is returned if it is wrongly encoded
 */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    return element?.closest<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? element;
  } catch {
    return null;
  }
}
