/*
 * Docusaurus fetches ahead the page of every link in view. A sidebar has thirty of them, of which a
 * reader follows one at most: their pages wait until the mouse is over a sidebar, or the focus on the
 * link. The menu of narrow screens, where neither happens, lies at their edge, which counts as in view;
 * a touch on one of its links begins to load the page, as everywhere.
 */
const SIDEBARS = '.theme-doc-sidebar-menu, .navbar-sidebar';

/** Docusaurus calls this before it hydrates the first page, and when a navigation starts. */
export function onRouteUpdate({ previousLocation }: { previousLocation: unknown }) {
  if (previousLocation) {
    return;
  }
  const { prefetch, preload } = window.docusaurus;
  const waiting = new Set<string>();
  window.docusaurus = {
    preload,
    prefetch(path) {
      if (isInSidebarsOnly(path)) {
        waiting.add(path);
        return false;
      }
      return prefetch(path);
    },
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse' && target instanceof Element && target.closest(SIDEBARS)) {
      waiting.forEach((path) => void prefetch(path));
      waiting.clear();
    }
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.closest(SIDEBARS)) {
      void prefetch(target.pathname);
    }
  });
}

/** Whether the links to a page that are in view are all in sidebars. */
function isInSidebarsOnly(path: string) {
  const links = Array.from(document.querySelectorAll(`a[href=${JSON.stringify(path)}]`));
  return (
    links.some((link) => link.closest(SIDEBARS)) &&
    !links.some((link) => !link.closest(SIDEBARS) && isInView(link))
  );
}

function isInView(link: Element) {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
