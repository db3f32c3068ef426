import type { BuiltSite } from '../../../../shared/built-site/build';
import type { PageDocument } from '../../../../shared/built-site/page-document';

/** What a social card says. */
export type CardText = {
  title: string;
  /** The part of the site: a docs version, the blog, or the documentation as a whole. */
  place: string;
};

/**
 * Says what the card of a page says.
 *
 * @param path - the page's path
 * @param site - the site's title, which page titles end with, and its docs versions
 * @throws when the page has no title
 */
export function cardText(
  page: Pick<PageDocument, 'title' | 'docsVersion'>,
  path: string,
  site: Pick<BuiltSite, 'title' | 'versions'>,
): CardText {
  if (!page.title) {
    throw new Error(`The page ${path} has no title, so its social card cannot be drawn.`);
  }
  const title = page.title.replace(` | ${site.title}`, '');
  const version = site.versions.find(({ id }) => id === page.docsVersion);
  if (!version) {
    return { title, place: path.startsWith('/blog/') ? 'Blog' : 'Documentation' };
  }
  const { label, banner } = version;
  const status = banner === 'unreleased' ? ' · pre-release' : '';
  return { title: title.replace(` (${label})`, ''), place: `Docs ${label}${status}` };
}
