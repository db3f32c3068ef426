import { Parser } from 'htmlparser2';

/** What the site as a whole asks of a built page: its addresses, and what search engines read. */
export interface BuiltPage {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** Scripts of structured data, as text */
  jsonLd: string[];
  /** Ids of headings, in their order */
  anchors: string[];
  /** Ids of all elements */
  ids: Set<string>;
  /** Where links lead to, as written */
  links: Set<string>;
}

/**
 * Reads a built page in one pass, without making a tree of it.
 *
 * `<title>Router</title><h2 id=nest>Nest</h2>` → `{ title: 'Router', anchors: ['nest'], … }`
 *
 * @param html - of the whole page
 */
export function readBuiltPage(html: string): BuiltPage {
  const page: BuiltPage = {
    title: '',
    description: undefined,
    canonical: undefined,
    jsonLd: [],
    anchors: [],
    ids: new Set(),
    links: new Set(),
  };
  let write: ((text: string) => void) | undefined;
  const parser = new Parser({
    onopentag(name, { id, href, ...attributes }) {
      if (id) {
        page.ids.add(id);
      }
      if (id && /^h[1-6]$/.test(name)) {
        page.anchors.push(id);
      }
      if (href && name === 'a') {
        page.links.add(href);
      }
      if (name === 'link' && attributes.rel === 'canonical') {
        page.canonical = href;
      }
      if (name === 'meta' && attributes.name === 'description') {
        page.description = attributes.content;
      }
      // Drawings have titles, too; that of the page comes first.
      if (name === 'title' && !page.title) {
        write = (text) => (page.title += text);
      }
      if (name === 'script' && attributes.type === 'application/ld+json') {
        const index = page.jsonLd.push('') - 1;
        write = (text) => (page.jsonLd[index] += text);
      }
    },
    ontext: (text) => write?.(text),
    onclosetag: () => (write = undefined),
  });
  parser.end(html);
  return page;
}
