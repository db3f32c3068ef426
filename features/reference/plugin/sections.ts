import fs from 'node:fs';
import path from 'node:path';
import { createSlugger, DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { parsePage } from 'docusaurus-checked-samples/mdx';
import type { Heading, Nodes, RootContent, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { openCache } from '../../../shared/built-site/cache';

/** A row of a table of messages: the messages, their cause, and what to do. */
type MessageRow = { texts: string[]; cause: string; fix: string };

/** A heading of a docs page with the content up to the next one. */
export type Section = {
  /** The page's title */
  page: string;
  /** Relative to the version's path, e.g. `router#nest-routers`; without a hash for the page's beginning */
  href: string;
  title: string;
  /** Inline code in the title */
  titleCodes: string[];
  /** Inline code below the title, in prose and tables */
  code: string[];
  /** The rows of a table of messages */
  messages: MessageRow[];
};

/** Files with the code that sections depend on. */
const CODE_FILES = [
  path.join(__dirname, 'sections.ts'),
  require.resolve('docusaurus-checked-samples/mdx'),
  'package-lock.json',
];

/** Text between several messages of one cell: `, `, ` or `; or a remark at the end: `, in tests`. */
const SEPARATOR = /^[\s,;]*(or|and)?\s*$|^, [^`]*$/;
/** The title of the first column of a table of messages. */
const MESSAGE_COLUMN = /^what you see/i;

/**
 * Reads the sections of all pages of a docs version.
 *
 * @param docsDir - e.g. `docs`
 */
export async function readSections(docsDir: string): Promise<Section[]> {
  const files = (await Globby(`${docsDir}/**/*.mdx`)).sort();
  // Parsing all pages takes seconds.
  const cache = await openCache(path.join('.cache/reference-sections', docsDir), CODE_FILES);
  const pages = files.map(async (filePath) => {
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const json = await cache.get([fileContent], async () => {
      const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      return JSON.stringify(pageSections(content, frontMatter as { title: string; slug: string }));
    });
    return JSON.parse(json.toString()) as Section[];
  });
  const sections = (await Promise.all(pages)).flat();
  await cache.prune();
  return sections;
}

/**
 * Reads the sections of a page.
 *
 * @param content - MDX without its front matter
 */
export function pageSections(content: string, page: { title: string; slug: string }): Section[] {
  const slug = page.slug.slice(1);
  const slugger = createSlugger();
  let section = newSection(page.title, slug, page.title);
  const sections = [section];
  for (const node of unwrapComponents(parsePage(content).children)) {
    if (node.type === 'heading') {
      const { title, id } = titleOf(node, slugger);
      section = newSection(page.title, `${slug}#${id}`, title, codesOf(node));
      sections.push(section);
    } else {
      section.code.push(...codeIn(node));
      section.messages.push(...(node.type === 'table' ? messagesIn(node, content) : []));
    }
  }
  return sections;
}

/** Replaces components, such as a filter around several sections, by their children. */
function unwrapComponents(nodes: RootContent[]): RootContent[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? unwrapComponents(node.children) : [node],
  );
}

function newSection(page: string, href: string, title: string, titleCodes: string[] = []): Section {
  return { page, href, title, titleCodes, code: [], messages: [] };
}

/** The heading's end may have an explicit id: `{/* #id *​/}`. */
function titleOf(heading: Heading, slugger: ReturnType<typeof createSlugger>) {
  const comment = heading.children.find((child) => child.type === 'mdxTextExpression');
  const explicitId = comment && /#([\w-]+)/.exec(comment.value)?.[1];
  const title = toString(heading.children.filter((child) => child !== comment)).trim();
  return { title, id: explicitId ?? slugger.slug(title) };
}

/** Reads a table whose first column is "What you see"; other tables have no messages. */
function messagesIn({ children: [head, ...rows] }: Table, content: string): MessageRow[] {
  if (!head?.children[0] || !MESSAGE_COLUMN.test(toString(head.children[0]))) {
    return [];
  }
  return rows.flatMap(({ children: [first, second, third] }) => {
    const isMessage = first?.children.every(
      (child) =>
        child.type === 'inlineCode' || (child.type === 'text' && SEPARATOR.test(child.value)),
    );
    if (!first || !second || !isMessage) {
      return [];
    }
    const fix = third ? markdownOf(third, content) : '';
    return { texts: codesOf(first), cause: markdownOf(second, content), fix };
  });
}

function codesOf({ children }: Heading | TableCell): string[] {
  return children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []));
}

function codeIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') {
    return [node.value];
  }
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

/** The Markdown of a cell's text, with links as their text, and without what is escaped in tables alone. */
function markdownOf({ children }: TableCell, content: string): string {
  const start = children[0]?.position?.start.offset ?? 0;
  const text = content.slice(start, children.at(-1)?.position?.end.offset ?? 0);
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\\|', '|');
}
