import { scrollBoxTo } from '../../shared/ui/scrollIntoSight';

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
      scrollBoxTo(sidebar, link);
    }
  });
}
