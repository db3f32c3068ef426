import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type DocsVersion = Pick<LoadedVersion, 'versionName' | 'label' | 'banner'>;

/** What cards take from the configuration. */
export type CardSite = { title: string; versions: DocsVersion[] };

/** What a social card says. */
export type CardText = {
  title: string;
  /** The part of the site: a docs version, the blog, or the documentation as a whole. */
  place: string;
};

/**
 * Reads from a built page what its card says.
 *
 * @param html - the built page
 * @param route - the page's path
 * @param site - the site's title, which page titles end with, and its docs versions
 * @throws when the page has no title
 */
export function cardText(html: string, route: string, site: CardSite): CardText {
  const pageTitle = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (!pageTitle) {
    throw new Error(`The page ${route} has no title, so its social card cannot be drawn.`);
  }
  const suffix = ` | ${site.title}`;
  const title = decodeEntities(pageTitle);
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    place: placeOf(html, route, site.versions) ?? 'Documentation',
  };
}

function placeOf(html: string, route: string, versions: DocsVersion[]) {
  const name = /<meta[^>]*name="?docsearch:version"?[^>]*content="?([^"\s>]+)/.exec(html)?.[1];
  const version = versions.find(({ versionName }) => versionName === name);
  if (version) {
    return `Docs ${version.label}${version.banner === 'unreleased' ? ' · pre-release' : ''}`;
  }
  return route.startsWith('/blog/') ? 'Blog' : undefined;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

function decodeEntities(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
