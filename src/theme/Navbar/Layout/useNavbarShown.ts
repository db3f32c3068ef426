import { useEffect, useRef, useState } from 'react';
import { useLocationChange, useScrollPosition } from '@site/src/upstream';

/** Browser and Docusaurus both scroll to a hash; in Firefox to places that differ by this. */
const ROUNDING_PX = 1;

/**
 * Whether the navbar shows: it hides while one scrolls down, and reappears when one scrolls up, at
 * the top of the page, and after each navigation, one to a hash included.
 */
export function useNavbarShown() {
  const [isShown, setShown] = useState(true);
  const isScrolledByNavigation = useRef(false);
  const arrival = useRef(NaN);

  useScrollPosition((position, lastPosition) => {
    if (isScrolledByNavigation.current) {
      isScrolledByNavigation.current = false;
      arrival.current = position.scrollY;
    }
    if (Math.abs(position.scrollY - arrival.current) <= ROUNDING_PX) {
      return;
    }
    const change = withinPage(position.scrollY) - withinPage(lastPosition?.scrollY ?? 0);
    if (position.scrollY <= 0) {
      setShown(true);
    } else if (change !== 0) {
      setShown(change < 0);
    }
  });

  useLocationChange(({ location }) => navigateTo(location.hash));

  useEffect(() => {
    // Firefox tells of no navigation where a link leads to the hash that the address has.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.hash && link.href === window.location.href) {
        navigateTo(link.hash);
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return isShown;

  function navigateTo(hash: string) {
    setShown(true);
    isScrolledByNavigation.current = document.getElementById(hash.slice(1)) !== null;
  }
}

/** Phones let one scroll past both ends of a page, from where it bounces back by itself. */
function withinPage(scrollY: number) {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(scrollY, lowest));
}
