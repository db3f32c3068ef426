/**
 * Finds what a hash leads to.
 *
 * @param hash - as in an address, which anyone can write: one that holds no encoded text leads nowhere
 */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
