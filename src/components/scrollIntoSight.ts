/**
 * Scrolls as far as it takes to see what a press of the reader has changed, and not at all where one
 * sees it. Where the reader wants less motion, it is there at once.
 */
export default function scrollIntoSight(element: Element) {
  const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion ? 'instant' : 'smooth' });
}

/**
 * Scrolls a box so far that an element inside it stands in its middle, where it stands near the box's
 * edge or outside; and the box alone: `scrollIntoView` would move the page too.
 */
export function scrollBoxTo(box: Element, element: Element) {
  const { top, bottom, height } = box.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  const margin = height / 4;
  if (place.top < top + margin || place.bottom > Math.min(bottom, window.innerHeight) - margin) {
    box.scrollTop += (place.top + place.bottom - top - bottom) / 2;
  }
}
