/**
 * Scrolls as far as it takes to see what a press of the reader has changed, and not at all where one
 * sees it. Where the reader wants less motion, it is there at once.
 */
export default function scrollIntoSight(element: Element) {
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion ? 'instant' : 'smooth' });
}

/**
 * Scrolls a box so far that an element outside of it stands in its middle; and the box alone:
 * `scrollIntoView` would move the page too.
 *
 * @param edge - the share of the box at its top and its end that counts as outside
 */
export function scrollBoxTo(box: Element, element: Element, edge = 0) {
  const { top, bottom, height } = box.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  const margin = height * edge;
  if (place.top < top + margin || place.bottom > Math.min(bottom, window.innerHeight) - margin) {
    box.scrollTop += (place.top + place.bottom - top - bottom) / 2;
  }
}
