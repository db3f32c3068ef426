import { type CheerioAPI, type Element, load } from 'cheerio';
import type { Root as Markdown } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { plainArticle } from './plain-html';

/** A parsed page of the built site. */
export interface PageDocument {
  title: string;
  /** Docusaurus's name of its docs version: `current`, `9.x` */
  docsVersion?: string | undefined;
  /** Ids of headings, in page order */
  anchors: string[];
  /** Ids of all elements */
  ids: string[];
  scripts: PageScripts;
  /** The text as Markdown with absolute links; `heading` is the level-1 heading that it starts with */
  text?: { heading?: string; body: string } | undefined;
}

/** The scripts of a page, without those that the site serves. */
export interface PageScripts {
  /** The code of inline scripts. */
  inline: string[];
  /** The origins of other sites' scripts, such as `https://platform.twitter.com`. */
  origins: string[];
}

const NO_SCRIPTS: PageScripts = { inline: [], origins: [] };
const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)';

/**
 * Parses a built page.
 *
 * @param html - the whole page
 * @param url - its address, to make links absolute
 */
export function readPage(html: string, url: string): PageDocument {
  const $ = load(html);
  const idsOf = (selector: string) =>
    Array.from($<Element, string>(selector), ({ attribs }) => attribs.id!);
  return {
    // Later ones are the titles of SVG drawings.
    title: $('title').first().text(),
    docsVersion: $('meta[name="docsearch:version"]').attr('content'),
    anchors: idsOf(`${HEADINGS}[id]`),
    ids: idsOf('[id]'),
    // Hosts with redirects of their own never serve a redirect page, so its script needs no permission.
    scripts: $('meta[http-equiv=refresh]').length > 0 ? NO_SCRIPTS : readScripts($, url),
    text: readText($, url),
  };
}

/** Skips JSON-LD, which is data. */
function readScripts($: CheerioAPI, url: string): PageScripts {
  const inline = $('script:not([src], [type*=json])');
  const others = $('script:is([src^="http:"], [src^="https:"], [src^="//"])');
  return {
    inline: Array.from(inline, (script) => $(script).html()!),
    origins: Array.from(others, ({ attribs }) => new URL(attribs.src!, url).origin),
  };
}

/** Changes `$`. */
function readText($: CheerioAPI, url: string): PageDocument['text'] {
  const article = plainArticle($)?.prepend($('<base>').attr('href', url));
  if (!article) {
    return undefined;
  }
  // React writes comments between adjacent texts.
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

/** Writes Markdown in the style of all Markdown files of this site. */
export function writeMarkdown(children: Markdown['children']): string {
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify({ type: 'root', children });
}
