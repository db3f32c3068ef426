/**
 * Finds what a hash leads to. A former address of a heading is an empty place in it.
 *
 * @param hash - as in an address, which anyone can write: one that holds no encoded text leads nowhere
 */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    const element = document.getElementById(decodeURIComponent(hash.slice(1)));
    return element?.closest<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? element;
  } catch {
    return null;
  }
}
