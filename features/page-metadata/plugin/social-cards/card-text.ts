import type { BuiltSite } from '../../../../shared/built-site/build';
import type { PageDocument } from '../../../../shared/built-site/page-document';

type DocsVersion = Pick<BuiltSite['versions'][number], 'id' | 'label' | 'banner'>;

/** What cards take from the configuration. */
export type CardSite = { title: string; versions: DocsVersion[] };

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
  { title, docsVersion }: Pick<PageDocument, 'title' | 'docsVersion'>,
  path: string,
  site: CardSite,
): CardText {
  if (!title) {
    throw new Error(`The page ${path} has no title, so its social card cannot be drawn.`);
  }
  const version = site.versions.find(({ id }) => id === docsVersion);
  const suffixes = [` | ${site.title}`, version && ` (${version.label})`];
  return {
    title: suffixes.reduce<string>((rest, suffix) => withoutEnd(rest, suffix), title),
    place: version ? placeOf(version) : path.startsWith('/blog/') ? 'Blog' : 'Documentation',
  };
}

function withoutEnd(text: string, end = '') {
  return end && text.endsWith(end) ? text.slice(0, -end.length) : text;
}

function placeOf({ label, banner }: DocsVersion) {
  return `Docs ${label}${banner === 'unreleased' ? ' · pre-release' : ''}`;
}
