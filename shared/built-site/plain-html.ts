import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What to write for the elements that match; no element that is written matches again. */
type Rule = [(element: Element) => boolean, (element: Element) => ElementContent[]];

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

/**
 * Rewrites the components of this site in elements that Markdown has, too, and leaves out what only a
 * screen has.
 *
 * @param url - the page's address, which makes links absolute
 */
export function inPlainHtml(node: ElementContent, url: string): ElementContent[] {
  if (node.type !== 'element') {
    // React separates texts by comments.
    return node.type === 'comment' ? [] : [node];
  }
  const [, write] = RULES.find(([matches]) => matches(node)) ?? [];
  if (write) {
    return write(node).flatMap((written) => inPlainHtml(written, url));
  }
  const children =
    node.tagName === 'code'
      ? [text(codeOf(node))]
      : node.children.flatMap((child) => inPlainHtml(child, url));
  return [{ ...node, children, properties: { ...node.properties, ...addresses(node, url) } }];
}

const CONTROLS = ['hash-link', 'sample__hint', 'sample__bare', 'run'];
/** The ways to other pages, beside and below the text. */
const WAYS = ['aside', 'nav'];

const RULES: Rule[] = [
  [({ tagName }) => WAYS.includes(tagName), () => []],
  [(element) => CONTROLS.some((name) => hasClass(element, name)), () => []],
  [(element) => element.tagName === 'div' && element.properties.role === 'group', () => []],
  [(element) => element.tagName === 'svg', ({ properties }) => described(properties.ariaLabel)],
  // The picture of what a program leaves in its page: its HTML follows.
  [(element) => element.tagName === 'div' && element.properties.role === 'img', () => []],
  [(element) => hasClass(element, 'sample'), sample],
  [(element) => hasClass(element, 'sample-output__label'), ({ children }) => [p(children)]],
  [(element) => hasClass(element, 'theme-tabs-container'), tabs],
  [(element) => hasClass(element, 'theme-admonition'), admonition],
  [(element) => element.tagName === 'details', ({ children }) => children],
  [(element) => element.tagName === 'summary', ({ children }) => [p([strong(children)])]],
];

function described(label: unknown) {
  return typeof label === 'string' ? [p([text(label)])] : [];
}

/** The title, the fence in the language that the title ends with, and what the program prints. */
function sample({ children }: Element): ElementContent[] {
  const [first, ...rest] = children.flatMap((child) =>
    isElement(child, 'details') ? child.children : [child],
  );
  const caption = isElement(first, 'figcaption') || isElement(first, 'summary') ? first : undefined;
  const [title] = caption ? descendants(caption, ({ tagName }) => tagName === 'span') : [];
  const lang = languageOf(title ? textIn(title) : '');
  const body = (caption ? rest : children).map((child) =>
    isElement(child, 'pre') ? { ...child, children: [inLanguage(child, lang)] } : child,
  );
  const spaced = caption?.children.flatMap((child) => [child, text(' ')]);
  return spaced ? [p(spaced), ...body] : body;
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

function inLanguage(pre: Element, lang: string): Element {
  const [code = pre] = descendants(pre, ({ tagName }) => tagName === 'code');
  const isChange = code.children.some(
    (child) => isElement(child, 'ins') || isElement(child, 'del'),
  );
  return { ...code, properties: { className: [`language-${isChange ? 'diff' : lang}`] } };
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

/** What each tab shows, below the tab's name. */
function tabs(container: Element): ElementContent[] {
  const names = descendants(container, ({ properties }) => properties.role === 'tab');
  const panels = descendants(container, ({ properties }) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    p([strong(names[index]?.children ?? [])]),
    ...panel.children,
  ]);
}

function admonition({ children }: Element): ElementContent[] {
  const [heading, ...content] = children.filter((child) => child.type === 'element');
  // Its icon is a span.
  const title = (heading?.children ?? []).filter((child) => !isElement(child, 'span'));
  return [element('blockquote', [p([strong(title)]), ...content])];
}

/** The attributes of an element that are addresses, made absolute. */
function addresses({ properties }: Element, url: string) {
  return Object.fromEntries(
    (['href', 'src'] as const).flatMap((name) => {
      const address = properties[name];
      return typeof address === 'string' ? [[name, new URL(address, url).href]] : [];
    }),
  );
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

function isElement(node: ElementContent | undefined, name: string): node is Element {
  return node?.type === 'element' && node.tagName === name;
}

function descendants(parent: Root | Element, matches: (element: Element) => boolean): Element[] {
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
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const p = (children: ElementContent[]) => element('p', children);
const strong = (children: ElementContent[]) => element('strong', children);
