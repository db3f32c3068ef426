import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { BlockContent, Paragraph, PhrasingContent } from 'mdast';
import type { Options } from 'rehype-remark';
import { SKIP, visit } from 'unist-util-visit';

/** The elements that hold the text of a docs page, of a post, and of any other page with its frame. */
const ARTICLES: ((element: Element) => boolean)[] = [
  (element) => hasClass(element, 'theme-doc-markdown'),
  ({ properties }) => properties.id === '__blog-post-container',
  ({ properties }) => properties.id === '__docusaurus_skipToContent_fallback',
];

/** The element that holds the text of a page. */
export function articleOf(page: Root): Element | undefined {
  return ARTICLES.flatMap((isArticle) => descendants(page, isArticle))[0];
}

/** What only a screen has: controls, and the ways to other pages beside and below the text. */
const CONTROLS = ['hash-link', 'sample__hint', 'sample__bare', 'run'];
const WAYS = ['aside', 'nav'];
/** Of the latter kind is the picture of what a program leaves in its page: its HTML follows. */
const ROLES = ['group', 'img'];

/** Prepares the text of a page for `HANDLERS`, in place: marks what is left out, and writes code as text. */
export function prepare(article: Element) {
  visit(article, 'element', (element) => {
    const { tagName, properties } = element;
    const isLeftOut =
      WAYS.includes(tagName) ||
      CONTROLS.some((name) => hasClass(element, name)) ||
      (tagName === 'div' && ROLES.includes(String(properties.role)));
    if (isLeftOut) {
      properties.dataMdast = 'ignore';
      return SKIP;
    }
    if (hasClass(element, 'sample')) {
      prepareSample(element);
    } else if (tagName === 'code') {
      element.children = [text(codeOf(element))];
    }
    return undefined;
  });
}

/** The line above its fence, and the language of that, with which its title ends. */
function prepareSample(sample: Element) {
  const [caption] = descendants(sample, ({ tagName }) => /^(figcaption|summary)$/.test(tagName));
  const [title] = caption ? descendants(caption, ({ tagName }) => tagName === 'span') : [];
  const [code] = descendants(sample, ({ tagName }) => tagName === 'code');
  const isChange = code?.children.some((child) => child.type === 'element' && SIGNS[child.tagName]);
  if (code) {
    const lang = isChange ? 'diff' : languageOf(title ? textIn(title) : '');
    code.properties.className = [`language-${lang}`];
  }
  if (caption) {
    caption.tagName = 'figcaption';
    caption.children = caption.children.flatMap((child) => [child, text(' ')]);
  }
}

/** What samples without a file's name are called; the others have the name of their language in capitals. */
const LANGUAGES: Record<string, string> = {
  Terminal: 'sh',
  Dockerfile: 'dockerfile',
  TypeScript: 'ts',
  JavaScript: 'js',
  Python: 'python',
};

function languageOf(title: string) {
  const [name = 'text'] = /^[A-Z]+$/.exec(title) ?? [];
  return LANGUAGES[title] ?? /\.(\w+)$/.exec(title)?.[1] ?? name.toLowerCase();
}

const SIGNS: Record<string, string> = { ins: '+ ', del: '- ' };

/** The text of code: what the compiler says of a line is a comment, and changed lines have a sign. */
function codeOf({ children }: Element): string {
  const lines = children.map((child) => {
    if (child.type === 'element' && (hasClass(child, 'e') || hasClass(child, 'q'))) {
      return `// ${textIn(child).trim().replaceAll('\n', '\n// ')}\n`;
    }
    const words = textIn(child);
    const sign = child.type === 'element' ? SIGNS[child.tagName] : undefined;
    return sign && !/^[+-]/.test(words) ? sign + words : words;
  });
  return lines.join('');
}

/** How the components of this site and of its theme are written in Markdown. */
export const HANDLERS: Options['handlers'] = {
  svg: (_state, { properties: { ariaLabel } }) =>
    ariaLabel ? paragraph([{ type: 'text', value: String(ariaLabel) }]) : undefined,
  summary: (state, node) => title(state.all(node)),
  div(state, node) {
    const flow = (element: Element) => state.toFlow(state.all(element)) as BlockContent[];
    if (hasClass(node, 'theme-tabs-container')) {
      const names = descendants(node, ({ properties }) => properties.role === 'tab');
      const panels = descendants(node, ({ properties }) => properties.role === 'tabpanel');
      return panels.flatMap((panel, at) => [title(state.all(names[at]!)), ...flow(panel)]);
    }
    if (hasClass(node, 'theme-admonition')) {
      const [heading, ...content] = node.children.filter((child) => child.type === 'element');
      return {
        type: 'blockquote',
        children: [title(state.all(heading!)), ...content.flatMap(flow)],
      };
    }
    return flow(node);
  },
};

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
// What stands in a title is no block.
const title = (children: unknown[]) =>
  paragraph([{ type: 'strong', children: children as PhrasingContent[] }]);

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The elements in another that match, without those in one of them. */
export function descendants(
  parent: Root | Element,
  matches: (element: Element) => boolean,
): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (element !== parent && matches(element)) {
      found.push(element);
      return SKIP;
    }
    return undefined;
  });
  return found;
}

/** The text of an element, with what stands in elements in it. */
export function textIn(node: RootContent): string {
  if (node.type === 'element') {
    return node.children.map(textIn).join('');
  }
  return node.type === 'text' ? node.value : '';
}

const text = (value: string): ElementContent => ({ type: 'text', value });
