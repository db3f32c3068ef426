import type { Element, Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { articleOf, HANDLERS, prepare, textIn } from './plain-html';

/** What a built page says, for all that reads built pages. */
export interface PageDocument {
  title: string;
  /** Docusaurus's name of the docs version that it belongs to */
  docsVersion?: string | undefined;
  /** Ids of headings, in their order */
  anchors: string[];
  /** Ids of all elements */
  ids: string[];
  scripts: PageScripts;
  /** The text as Markdown, whose links are absolute, below the heading that it begins with; absent where the page has none */
  text?: { heading?: string; body: string } | undefined;
}

/** The scripts that a page brings with it. */
export interface PageScripts {
  /** Texts of those that stand in it. */
  inline: string[];
  /** Origins of those of other sites, such as `https://platform.twitter.com`. */
  origins: string[];
}

const HEADING = /^h[1-6]$/;

/**
 * Reads a built page.
 *
 * @param html - of the whole page
 * @param url - its address, which makes the links of its text absolute
 */
export function readPage(html: string, url: string): PageDocument {
  const tree = unified().use(rehypeParse).parse(html);
  const page: PageDocument = {
    title: '',
    anchors: [],
    ids: [],
    scripts: { inline: [], origins: [] },
  };
  let isRedirect = false;
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (properties.id) {
      page.ids.push(String(properties.id));
      if (HEADING.test(tagName)) {
        page.anchors.push(String(properties.id));
      }
    }
    // Drawings have titles, too; that of the page comes first.
    if (tagName === 'title') {
      page.title ||= textIn(element);
    } else if (tagName === 'meta') {
      if (properties.name === 'docsearch:version') {
        page.docsVersion = String(properties.content);
      }
      isRedirect ||= String(properties.httpEquiv) === 'refresh';
    } else if (tagName === 'script') {
      readScript(element, page.scripts);
    }
  });
  page.text = readText(tree, url);
  // Redirects are pages for hosts that have no redirects of their own; the others answer with theirs.
  return isRedirect ? { ...page, scripts: { inline: [], origins: [] } } : page;
}

/** Structured data is a script that runs nothing. */
function readScript(element: Element, scripts: PageScripts) {
  const { src, type = '' } = element.properties;
  if (typeof src === 'string') {
    if (/^(https?:)?\/\//.test(src)) {
      scripts.origins.push(new URL(src, 'https://localhost').origin);
    }
  } else if (!String(type).includes('json')) {
    scripts.inline.push(textIn(element));
  }
}

/** Changes the tree. */
function readText(tree: Root, url: string): PageDocument['text'] {
  const article = articleOf(tree);
  if (!article) {
    return undefined;
  }
  prepare(article);
  // React separates texts by comments.
  const options = { handlers: HANDLERS, nodeHandlers: { comment: () => undefined } };
  const base: Element = {
    type: 'element',
    tagName: 'base',
    properties: { href: url },
    children: [],
  };
  const { children } = unified()
    .use(rehypeRemark, options)
    .runSync({ type: 'root', children: [base, article] });
  const [first, ...rest] = children;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  return {
    ...(isTitled && { heading: writeMarkdown([first]).replace(/^# |\n$/g, '') }),
    body: writeMarkdown(isTitled ? rest : children),
  };
}

/** Writes Markdown as all of this site's is written. */
export function writeMarkdown(children: Markdown['children']): string {
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify({ type: 'root', children });
}
