/**
 * The path of a page's social card below the site's root, for the page that names it and for the
 * plugin that draws it.
 *
 * `/docs/v10/router` → `social-cards/docs/v10/router.png`
 */
export function cardFile(route: string): string {
  return `social-cards${route === '/' ? '/index' : route}.png`;
}

/**
 * The path of a page below the base URL, which other locales have, too.
 *
 * `/fr/docs/v10`, `/fr/` → `/docs/v10`
 */
export function withoutBase(route: string, baseUrl: string): string {
  return `/${route.slice(baseUrl.length)}`;
}
