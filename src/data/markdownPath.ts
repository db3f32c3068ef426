import { pagePath } from './pagePath';

/**
 * The path of a page's Markdown, for the plugin that writes it and for the page that leads there.
 *
 * `/docs/v10/` → `/docs/v10.md`
 */
export function markdownPath(permalink: string): string {
  return `${pagePath(permalink)}.md`;
}
