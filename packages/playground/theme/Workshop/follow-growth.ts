/**
 * Tells whenever an element has grown, until the reader scrolls.
 *
 * @param element - what is watched; its size now counts as growth, if it has any
 * @param onGrowth - hears of it, e.g. to keep its end in sight
 * @returns ends it
 */
export function followGrowth(element: HTMLElement, onGrowth: () => void): () => void {
  let height = 0;
  const observer = new ResizeObserver(() => {
    if (element.clientHeight > height) {
      onGrowth();
    }
    height = element.clientHeight;
  });
  observer.observe(element);
  const scrolling = new AbortController();
  const stop = () => {
    observer.disconnect();
    scrolling.abort();
  };
  for (const type of ['wheel', 'touchmove']) {
    window.addEventListener(type, stop, { signal: scrolling.signal, passive: true });
  }
  return stop;
}
