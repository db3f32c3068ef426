import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from '../../shared/ui/hashTarget';

/*
 * A browser that follows a link to a heading goes on from there with the next Tab. Docusaurus follows
 * links itself and only scrolls, so that Tab would go on from the link, or from a search dialog that
 * is gone: https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html
 */
/** Docusaurus calls this when it has hydrated the first page, and after each navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const target = hashTarget(location.hash);
  if (!target) {
    // Docusaurus leaves a page that lacks the heading where the one before was scrolled to.
    if (location.hash && previousLocation && previousLocation.pathname !== location.pathname) {
      window.scrollTo(0, 0);
    }
    return;
  }
  // After the effects of what was left behind: a dialog that closes gives the focus back.
  requestAnimationFrame(() => {
    // The first page can be read before it is hydrated: who has moved on meanwhile stays there.
    if (previousLocation || document.activeElement === document.body) {
      focus(target);
    }
  });
};

function focus(target: HTMLElement) {
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
