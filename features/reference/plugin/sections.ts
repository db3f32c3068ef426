import fs from 'node:fs';
import path from 'node:path';
import { createSlugger, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { parseMdx } from 'docusaurus-checked-samples/mdx';
import type { Heading, Nodes, RootContent, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';

/** A row of a table of messages: what one sees, why, and what to do where the table says it. */
type MessageRow = { texts: string[]; cause: string; mend: string };

/** A heading of a docs page, and what stands below it up to the next one. */
export type Section = {
  /** The page's title */
  page: string;
  /** From the version's path, e.g. `router#nest-routers`; without a hash for the page's beginning */
  href: string;
  title: string;
  /** What stands in code font in the title */
  titleCodes: string[];
  /** What stands in code font below the title, in prose and tables */
  code: string[];
  /** The rows of a table of messages */
  messages: MessageRow[];
};

/** What may stand between several messages of one row. */
const BETWEEN = /^[\s,;]*(or|and)?\s*$|^, [^`]*$/;
/** The first column of a table of messages. */
const MESSAGE_COLUMN = /^what you see/i;

/**
 * Reads the sections of all pages of a docs version.
 *
 * @param docsDir - e.g. `docs`
 */
export async function readSections(docsDir: string): Promise<Section[]> {
  const files = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  const pages = files.map(async (file) => {
    const filePath = path.join(docsDir, file);
    const fileContent = fs.readFileSync(filePath, 'utf8');
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    return pageSections(content, frontMatter as { title: string; slug: string });
  });
  return (await Promise.all(pages)).flat();
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
  for (const node of unwrapped(parseMdx(content).children)) {
    if (node.type === 'heading') {
      const { title, id } = titleOf(node, slugger);
      section = newSection(page.title, `${slug}#${id}`, title, codesOf(node));
      sections.push(section);
    } else {
      section.code.push(...codeIn(node));
      section.messages.push(...(node.type === 'table' ? messagesIn(node) : []));
    }
  }
  return sections;
}

/** What stands in components, such as a filter around several sections, as if it stood outside. */
function unwrapped(nodes: RootContent[]): RootContent[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? unwrapped(node.children) : [node],
  );
}

function newSection(page: string, href: string, title: string, titleCodes: string[] = []): Section {
  return { page, href, title, titleCodes, code: [], messages: [] };
}

/** An id of its own is written `{/* #id *​/}` at the heading's end. */
function titleOf(heading: Heading, slugger: ReturnType<typeof createSlugger>) {
  const own = heading.children.find((child) => child.type === 'mdxTextExpression');
  const written = own && /#([\w-]+)/.exec(own.value)?.[1];
  const title = toString(heading.children.filter((child) => child !== own)).trim();
  return { title, id: written ?? slugger.slug(title) };
}

/** Some cells have several messages of one cause, with commas between them. */
function messagesIn({ children: [head, ...rows] }: Table): MessageRow[] {
  if (!head?.children[0] || !MESSAGE_COLUMN.test(toString(head.children[0]))) {
    return [];
  }
  return rows.flatMap(({ children: [first, second, third] }) => {
    const isMessage = first?.children.every(
      (child) =>
        child.type === 'inlineCode' || (child.type === 'text' && BETWEEN.test(child.value)),
    );
    return first && second && isMessage
      ? [
          {
            texts: codesOf(first),
            cause: inlineText(second.children),
            mend: third ? inlineText(third.children) : '',
          },
        ]
      : [];
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

function inlineText(nodes: Nodes[]): string {
  return nodes
    .map((node) =>
      node.type === 'inlineCode'
        ? `\`${node.value.replaceAll('`', '')}\``
        : 'children' in node
          ? inlineText(node.children)
          : toString(node),
    )
    .join('')
    .replace(/\s+/g, ' ');
}
