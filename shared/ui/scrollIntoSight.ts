/**
 * Scrolls no further than it takes to show an element: smoothly, unless the reader prefers reduced motion.
 */
export default function scrollIntoSight(element: Element) {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: isMotionReduced ? 'instant' : 'smooth' });
}

/**
 * Scrolls a box so that an element outside of its visible part comes to its middle. `scrollIntoView` would
 * scroll the page, too.
 *
 * @param edge - the share of the box's height at its top and bottom that counts as outside
 */
export function scrollBoxTo(box: Element, element: Element, edge = 0) {
  const { top, bottom, height } = box.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  const margin = height * edge;
  if (place.top < top + margin || place.bottom > Math.min(bottom, window.innerHeight) - margin) {
    box.scrollTop += (place.top + place.bottom - top - bottom) / 2;
  }
}
