import type { BuiltSite } from '../../../../shared/built-site/build';
import type { PageDocument } from '../../../../shared/built-site/page-document';

/** The texts on a social card. */
export type CardText = {
  title: string;
  /** The part of the site: a docs version, the blog, or the documentation as a whole. */
  place: string;
};

/**
 * Gives the texts for a page's social card.
 *
 * @param path - the page's path
 * @param site - its title is removed from the end of the page's title
 */
export function cardText(
  page: Pick<PageDocument, 'title' | 'docsVersion'>,
  path: string,
  site: Pick<BuiltSite, 'title' | 'versions'>,
): CardText {
  const title = page.title.replace(` | ${site.title}`, '');
  const version = site.versions.find(({ versionName }) => versionName === page.docsVersion);
  if (!version) {
    return { title, place: path.startsWith('/blog/') ? 'Blog' : 'Documentation' };
  }
  const { label, banner } = version;
  const status = banner === 'unreleased' ? ' · pre-release' : '';
  return { title: title.replace(` (${label})`, ''), place: `Docs ${label}${status}` };
}
