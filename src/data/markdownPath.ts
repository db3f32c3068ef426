import { pagePath } from './pagePath';

/** Without text of their own: a form, whose results come as one types. */
const WITHOUT_TEXT = ['search'];

/**
 * The path of a page's Markdown, for the plugin that writes it and for the page that leads there.
 *
 * `/docs/v10/` → `/docs/v10.md`, `/` → `/index.md`
 *
 * @param baseUrl - of the site; its home page is there
 */
export function markdownPath(permalink: string, baseUrl = '/'): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${pagePath(permalink)}.md`;
}

/** Whether a page has text, and so Markdown: neither the search page has, nor `404.html`. */
export function hasMarkdown(permalink: string, baseUrl: string): boolean {
  const page = pagePath(permalink.slice(baseUrl.length));
  return !page.endsWith('.html') && !WITHOUT_TEXT.includes(page);
}
