import { hashTarget } from '../../shared/ui/hashTarget';

/*
 * When the files of the next page are gone, after a deployment, Docusaurus reloads the page, and
 * the browser would scroll it to where the last page was. While a navigation is under way the
 * scroll position is therefore the page's own business, which the history remembers over a reload.
 */
interface Navigation {
  location: { hash: string };
  previousLocation: unknown;
}

/** Docusaurus calls this when a navigation starts. */
export function onRouteUpdate({ previousLocation }: Navigation) {
  if (previousLocation) {
    window.history.scrollRestoration = 'manual';
  }
}

/** Docusaurus calls this when the page is there. */
export function onRouteDidUpdate({ location, previousLocation }: Navigation) {
  if (!previousLocation && window.history.scrollRestoration === 'manual') {
    hashTarget(location.hash)?.scrollIntoView();
  }
  window.history.scrollRestoration = 'auto';
}
