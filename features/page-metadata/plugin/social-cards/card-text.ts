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
 */
export function cardText(
  page: Pick<PageDocument, 'title' | 'docsVersion'>,
  path: string,
  site: Pick<BuiltSite, 'title' | 'versions'>,
): CardText {
  const title = page.title.replace(` | ${site.title}`, '');
  const version = site.versions.find(({ id }) => id === page.docsVersion);
  if (!version) {
    return { title, place: path.startsWith('/blog/') ? 'Blog' : 'Documentation' };
  }
  const { label, banner } = version;
  const status = banner === 'unreleased' ? ' · pre-release' : '';
  return { title: title.replace(` (${label})`, ''), place: `Docs ${label}${status}` };
}
