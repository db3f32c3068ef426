import type { Cheerio, CheerioAPI, Element } from 'cheerio';

/** The elements with the text: of a docs page, of a post, and around those, of any other page. */
const ARTICLE_SELECTOR =
  '.theme-doc-markdown, #__blog-post-container, #__docusaurus_skipToContent_fallback';

/** Controls, navigation, and rendered previews of programs, whose HTML is kept as text. */
const REMOVED_SELECTOR =
  'aside, nav, .hash-link, .sample__hint, .sample__bare, .run, div[role=group], div[role=img], svg:not([aria-label])';

/** The fence language by a sample's title. Other languages have their name in capitals as title: `JSON`. */
const LANGUAGE_OF_TITLE: Record<string, string> = {
  Terminal: 'sh',
  Dockerfile: 'dockerfile',
  TypeScript: 'ts',
  JavaScript: 'js',
  Python: 'python',
};

/**
 * Finds the element with the text of a page, and replaces the components in it (samples, tabs, admonitions,
 * drawings) by plain HTML that converts to Markdown.
 *
 * @param $ - the page, which is changed
 */
export function plainArticle($: CheerioAPI): Cheerio<Element> | undefined {
  const article = $<Element, string>(ARTICLE_SELECTOR).last();
  const each = (selector: string, change: (element: Cheerio<Element>) => void) =>
    article.find(selector).each((_, element) => change($(element)));
  const boldTitle = ({ children }: Element) => $('<p>').append($('<strong>').append(children));

  article.find(REMOVED_SELECTOR).remove();
  each('svg', (drawing) => drawing.replaceWith($('<p>').text(drawing.attr('aria-label')!)));
  each('.sample', (sample) => {
    const caption = sample.find('figcaption, summary').first();
    const code = sample.find('code').first();
    const isDiff = code.is(':has(> ins, > del)');
    const lang = isDiff ? 'diff' : languageOf(caption.find('span').first().text());
    code.attr('class', `language-${lang}`);
    caption.contents().after(' ');
    caption.replaceWith($('<figcaption>').append(caption.contents()));
  });
  each('code', (code) => {
    // `.e` is a compiler error and `.q` the answer to `^?`: both become comments. Diff lines get their sign.
    code.children('.e, .q').text((_, text) => `// ${text.trim().replaceAll('\n', '\n// ')}\n`);
    code.children('ins').text((_, text) => text.replace(/^(?![+-])/, '+ '));
    code.children('del').text((_, text) => text.replace(/^(?![+-])/, '- '));
    code.text(code.text());
  });
  each('summary', (summary) => summary.replaceWith(boldTitle(summary[0]!)));
  each('.theme-tabs-container', (tabs) => {
    const panels = tabs.find('[role=tabpanel]');
    tabs.find('[role=tab]').each((at, tab) => void panels.eq(at).prepend(boldTitle(tab)));
    tabs.find('[role=tablist]').remove();
  });
  each('.theme-admonition', (admonition) => {
    const [heading, ...content] = admonition.children();
    admonition.replaceWith($('<blockquote>').append(boldTitle(heading!), ...content));
  });
  return article.length > 0 ? article : undefined;
}

/** `Terminal` → `sh`, `server.ts` → `ts`, `JSON` → `json`, `Anything else` → `text` */
function languageOf(title: string) {
  const [name = 'text'] = /^[A-Z]+$/.exec(title) ?? [];
  return LANGUAGE_OF_TITLE[title] ?? /\.(\w+)$/.exec(title)?.[1] ?? name.toLowerCase();
}
