import { type CheerioAPI, type Element, load } from 'cheerio';
import type { Root as Markdown } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { plainArticle } from './plain-html';

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

const NO_SCRIPTS: PageScripts = { inline: [], origins: [] };
const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)';

/**
 * Reads a built page.
 *
 * @param html - of the whole page
 * @param url - its address, which makes the links of its text absolute
 */
export function readPage(html: string, url: string): PageDocument {
  const $ = load(html);
  const idsOf = (selector: string) =>
    Array.from($<Element, string>(selector), ({ attribs }) => attribs.id!);
  return {
    // Drawings have titles, too.
    title: $('title').first().text(),
    docsVersion: $('meta[name="docsearch:version"]').attr('content'),
    anchors: idsOf(`${HEADINGS}[id]`),
    ids: idsOf('[id]'),
    // Redirects are pages for hosts that have no redirects of their own; the others answer with theirs.
    scripts: $('meta[http-equiv=refresh]').length > 0 ? NO_SCRIPTS : readScripts($, url),
    text: readText($, url),
  };
}

/** Structured data is a script that runs nothing. */
function readScripts($: CheerioAPI, url: string): PageScripts {
  const inline = $('script:not([src], [type*=json])');
  const others = $('script:is([src^="http:"], [src^="https:"], [src^="//"])');
  return {
    inline: Array.from(inline, (script) => $(script).html()!),
    origins: Array.from(others, ({ attribs }) => new URL(attribs.src!, url).origin),
  };
}

/** Changes the page. */
function readText($: CheerioAPI, url: string): PageDocument['text'] {
  const article = plainArticle($)?.prepend($('<base>').attr('href', url));
  if (!article) {
    return undefined;
  }
  // React separates texts by comments.
  const options = { nodeHandlers: { comment: () => undefined } };
  const reader = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark, options);
  const { children } = reader.runSync(reader.parse($.html(article)));
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
