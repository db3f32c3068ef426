/*
 * The sidebar is longer than the window. Docusaurus leaves it at its top, so that on most pages one
 * does not see there where one is.
 */
/** Docusaurus calls this when it has hydrated the first page, and after each navigation. */
export function onRouteDidUpdate() {
  // After the sidebar of another version, or of the first docs page, is drawn.
  requestAnimationFrame(() => {
    const link = document.querySelector('.theme-doc-sidebar-menu .menu__link[aria-current="page"]');
    const sidebar = link?.closest('nav');
    if (link && sidebar) {
      showIn(sidebar, link);
    }
  });
}

/** Scrolls the box alone: `scrollIntoView` would move the page too. */
function showIn(box: Element, element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > Math.min(frame.bottom, window.innerHeight)) {
    box.scrollTop += (top + bottom) / 2 - frame.top - box.clientHeight / 2;
  }
}
