/**
 * Scrolls as far as it takes to see what a press of the reader has changed, and not at all where one
 * sees it. Where the reader wants less motion, it is there at once.
 */
export default function scrollIntoSight(element: Element) {
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion ? 'instant' : 'smooth' });
}
