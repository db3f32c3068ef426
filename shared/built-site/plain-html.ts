import type { Cheerio, CheerioAPI, Element } from 'cheerio';

/** What holds the text of a docs page, of a post, and of any other page with its frame. */
const ARTICLES = [
  '.theme-doc-markdown',
  '#__blog-post-container',
  '#__docusaurus_skipToContent_fallback',
];

/**
 * What only a screen has: controls, and the ways to other pages beside and below the text. The picture of
 * what a program leaves in its page is followed by its HTML.
 */
const LEFT_OUT =
  'aside, nav, .hash-link, .sample__hint, .sample__bare, .run, div[role=group], div[role=img], svg:not([aria-label])';

/** What samples without a file's name are called; the others have the name of their language in capitals. */
const LANGUAGES: Record<string, string> = {
  Terminal: 'sh',
  Dockerfile: 'dockerfile',
  TypeScript: 'ts',
  JavaScript: 'js',
  Python: 'python',
};

/**
 * Finds the element that holds the text of a page, and writes what the components of this site and of its
 * theme have made there as HTML that is written in Markdown as it is.
 *
 * @param $ - the page, which is changed
 */
export function plainArticle($: CheerioAPI): Cheerio<Element> | undefined {
  const article = ARTICLES.map((selector) => $<Element, string>(selector).first()).find(
    ({ length }) => length > 0,
  );
  const each = (selector: string, change: (element: Cheerio<Element>) => void) =>
    article?.find(selector).each((_, element) => change($(element)));
  const title = ({ children }: Element) => $('<p>').append($('<strong>').append(children));

  article?.find(LEFT_OUT).remove();
  each('svg', (drawing) => drawing.replaceWith($('<p>').text(drawing.attr('aria-label')!)));
  each('.sample', (sample) => {
    const caption = sample.find('figcaption, summary').first();
    const code = sample.find('code').first();
    const isChange = code.is(':has(> ins, > del)');
    const lang = isChange ? 'diff' : languageOf(caption.find('span').first().text());
    code.attr('class', `language-${lang}`);
    caption.contents().after(' ');
    caption.replaceWith($('<figcaption>').append(caption.contents()));
  });
  each('code', (code) => {
    // What the compiler says of a line is a comment, and changed lines have a sign.
    code.children('.e, .q').text((_, words) => `// ${words.trim().replaceAll('\n', '\n// ')}\n`);
    code.children('ins').text((_, words) => words.replace(/^(?![+-])/, '+ '));
    code.children('del').text((_, words) => words.replace(/^(?![+-])/, '- '));
    code.text(code.text());
  });
  each('summary', (summary) => summary.replaceWith(title(summary[0]!)));
  each('.theme-tabs-container', (tabs) => {
    const panels = tabs.find('[role=tabpanel]');
    tabs.find('[role=tab]').each((at, tab) => void panels.eq(at).prepend(title(tab)));
    tabs.find('[role=tablist]').remove();
  });
  each('.theme-admonition', (admonition) => {
    const [heading, ...content] = admonition.children();
    admonition.replaceWith($('<blockquote>').append(title(heading!), ...content));
  });
  return article;
}

function languageOf(title: string) {
  const [name = 'text'] = /^[A-Z]+$/.exec(title) ?? [];
  return LANGUAGES[title] ?? /\.(\w+)$/.exec(title)?.[1] ?? name.toLowerCase();
}
