/** How high an element is, in pixels; 0 where there is none. */
export function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0;
}
