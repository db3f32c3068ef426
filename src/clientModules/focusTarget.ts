import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from '../../shared/ui/hashTarget';

/*
 * After a link to a heading, the next Tab should start at the heading. Docusaurus follows links by script and
 * only scrolls, so Tab would start at the link, or at a search dialog that is closed. This moves the focus:
 * https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html
 */
/** Docusaurus calls this when it has hydrated the first page, and after each navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const target = hashTarget(location.hash);
  if (!target) {
    // Without the heading Docusaurus would keep the scroll position of the previous page.
    if (location.hash && previousLocation && previousLocation.pathname !== location.pathname) {
      window.scrollTo(0, 0);
    }
    return;
  }
  // In the next frame, since a dialog that closes returns the focus to its button first.
  requestAnimationFrame(() => {
    // On the first page, the reader may have moved the focus before hydration; then it stays there.
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
