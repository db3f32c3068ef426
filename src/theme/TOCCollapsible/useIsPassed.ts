import { type RefObject, useEffect, useState } from 'react';

/** The navbar, the element itself and a line or two of text: what remains of the article then. */
const REMAINING_PX = 160;

/**
 * Whether one has read past the article that an element belongs to: on the last lines it has nothing
 * more to offer, and would cover them.
 */
export function useIsPassed(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const article = elementRef.current?.closest('article');
    if (!article) {
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(entry !== undefined && entry.boundingClientRect.bottom < REMAINING_PX),
      { rootMargin: `-${REMAINING_PX}px 0px 0px` },
    );
    observer.observe(article);
    return () => observer.disconnect();
  }, [elementRef]);
  return isPassed;
}
