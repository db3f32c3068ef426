import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from '../../shared/ui/hashTarget';
import './navbar.css';

/*
 * Hides the navbar while the reader scrolls down, and shows it when the reader scrolls up, at the top of the
 * page, and after each navigation. Docusaurus's own `hideOnScroll` would also hide it after a link to a
 * heading.
 */

/** Both the browser and Docusaurus scroll to a hash; in Firefox their positions differ by this. */
const ROUNDING_PX = 1;

let lastY = 0;
let isScrolledByNavigation = false;
let arrivalY = NaN;

if (ExecutionEnvironment.canUseDOM) {
  // In Firefox a link to the hash that the address already has causes no navigation.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.hash && link.href === window.location.href) {
      showFor(link.hash);
    }
  });
}

/** Docusaurus calls this when it has hydrated the first page, and after each navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation) {
    showFor(location.hash);
  } else {
    lastY = window.scrollY;
    window.addEventListener('scroll', onScroll, { passive: true });
  }
};

function onScroll() {
  const { scrollY } = window;
  const change = withinPage(scrollY) - withinPage(lastY);
  lastY = scrollY;
  if (isScrolledByNavigation) {
    isScrolledByNavigation = false;
    arrivalY = scrollY;
  }
  if (Math.abs(scrollY - arrivalY) <= ROUNDING_PX) {
    return;
  }
  if (scrollY <= 0) {
    setHidden(false);
  } else if (change !== 0) {
    setHidden(change > 0);
  }
}

/** Limits a scroll position to the page: phones scroll past its ends and bounce back. */
function withinPage(scrollY: number) {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(scrollY, lowest));
}

function showFor(hash: string) {
  setHidden(false);
  isScrolledByNavigation = hashTarget(hash) !== null;
}

function setHidden(isHidden: boolean) {
  document.querySelector('.navbar')?.toggleAttribute('data-hidden', isHidden);
}
