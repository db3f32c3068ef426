import type { BuiltSite } from '../finish/build';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

type DocsVersion = Pick<BuiltSite['versions'][number], 'id' | 'label' | 'banner'>;

/** What cards take from the configuration. */
export type CardSite = { title: string; versions: DocsVersion[] };

/** What a social card says. */
export type CardText = {
  title: string;
  /** The part of the site: a docs version, the blog, or the documentation as a whole. */
  place: string;
};

/**
 * Reads from a built page what its card says.
 *
 * @param html - the built page
 * @param route - the page's path
 * @param site - the site's title, which page titles end with, and its docs versions
 * @throws when the page has no title
 */
export function cardText(html: string, route: string, site: CardSite): CardText {
  const head = headElements(html);
  const title = textOf(head.find(({ tagName }) => tagName === 'title'));
  if (!title) {
    throw new Error(`The page ${route} has no title, so its social card cannot be drawn.`);
  }
  const version = versionOf(head, site.versions);
  const suffixes = [` | ${site.title}`, version && ` (${version.label})`];
  return {
    title: suffixes.reduce<string>((rest, suffix) => withoutEnd(rest, suffix), title),
    place: version ? placeOf(version) : route.startsWith('/blog/') ? 'Blog' : 'Documentation',
  };
}

function withoutEnd(text: string, end = '') {
  return end && text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** What stands in the head of a page. */
function headElements(html: string): Element[] {
  const root = parse(html).childNodes.find((node) => tree.isElementNode(node));
  const head = root?.childNodes
    .filter((node) => tree.isElementNode(node))
    .find(({ tagName }) => tagName === 'head');
  return head?.childNodes.filter((node) => tree.isElementNode(node)) ?? [];
}

function textOf(element: Element | undefined): string {
  const texts = element?.childNodes.filter((node) => tree.isTextNode(node)) ?? [];
  return texts.map(({ value }) => value).join('');
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

function versionOf(head: Element[], versions: DocsVersion[]) {
  const meta = head.find((element) => attribute(element, 'name') === 'docsearch:version');
  const name = meta && attribute(meta, 'content');
  return versions.find(({ id }) => id === name);
}

function placeOf({ label, banner }: DocsVersion) {
  return `Docs ${label}${banner === 'unreleased' ? ' · pre-release' : ''}`;
}
