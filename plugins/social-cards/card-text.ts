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
 * @param site - the site's title, which page titles end with
 * @throws when the page has no title
 */
export function cardText(html: string, route: string, site: { title: string }): CardText {
  const pageTitle = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  if (!pageTitle) {
    throw new Error(`The page ${route} has no title, so its social card cannot be drawn.`);
  }
  const suffix = ` | ${site.title}`;
  const title = decodeEntities(pageTitle);
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    place: placeOf(html, route) ?? 'Documentation',
  };
}

function placeOf(html: string, route: string) {
  const version = /<meta[^>]*name="?docsearch:version"?[^>]*content="?([^"\s>]+)/.exec(html)?.[1];
  if (route.startsWith('/docs/') && version) {
    return version === 'current' ? 'Docs 10.x · pre-release' : `Docs ${version}`;
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
