import { type PageDocument, writeMarkdown } from '../../../shared/built-site/page-document';

/** What the Markdown of a page says besides its text. */
interface PageInfo {
  /** By default the first heading of the page */
  title?: string | undefined;
  /** The part of the site: a docs version, the blog, or the site as a whole */
  place: string;
  url: string;
}

/**
 * Writes a page as Markdown: its title, the part of the site, its address, and its text.
 *
 * @throws when the page has no text, or no title
 */
export function toMarkdown({ text }: PageDocument, { title, place, url }: PageInfo): string {
  if (!text) {
    throw new Error(`${url} has no text: nothing of it is where the theme puts that of a page.`);
  }
  if (title === undefined && text.heading === undefined) {
    throw new Error(
      `${url} does not begin with a heading, which would be the title of its Markdown.`,
    );
  }
  const heading =
    title === undefined
      ? `# ${text.heading}\n`
      : writeMarkdown([{ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }]);
  return [heading, `> ${place}, <${url}>\n`, text.body].join('\n');
}
