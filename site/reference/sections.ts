import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A row of a table of messages: what one sees, why, and what to do where the table says it. */
export type MessageRow = { texts: string[]; cause: string; mend: string };

/** A heading of a docs page, and what stands below it up to the next one. */
export type Section = {
  /** The page's title */
  page: string;
  /** From the version's path, e.g. `router#nest-routers`; without a hash for the page's beginning */
  href: string;
  title: string;
  /** The title, where all of it is code */
  titleCode?: string;
  /** What stands in code font in the title */
  titleCodes: string[];
  level: number;
  /** What stands in code font below the title, in prose and tables */
  code: string[];
  /** The first paragraph, its code between backticks */
  firstParagraph: string;
  /** The rows of a table of messages */
  messages: MessageRow[];
};

/** Tables of messages stand below such a heading. */
const TROUBLE = /^(When it does not work|Messages on the way)/;
/** What may stand between several messages of one row. */
const BETWEEN = /^[\s,;]*(or|and)?\s*$|^, [^`]*$/;
const MESSAGE_COLUMN = /^(what you see|message)/i;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);

/**
 * Reads the sections of all pages of a docs version.
 *
 * @param docsDir - e.g. `docs`
 */
export function readSections(docsDir: string): Section[] {
  return fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => pageSections(fs.readFileSync(path.join(docsDir, file), 'utf8')));
}

/**
 * Reads the sections of a page.
 *
 * @param text - MDX with a title and a slug in its front matter
 */
export function pageSections(text: string): Section[] {
  const page = frontMatter(text, 'title');
  const slug = frontMatter(text, 'slug').slice(1);
  const slugger = createSlugger();
  const sections: Section[] = [
    newSection({ page, href: slug, title: page, titleCodes: [], level: 1 }),
  ];
  let isTrouble = false;
  for (const node of parser.parse(text).children) {
    if (node.type === 'heading') {
      const { title, id } = titleOf(node, slugger);
      const titleCode = isAllCode(node) ? title : undefined;
      const titleCodes = codesOf(node);
      const href = `${slug}#${id}`;
      isTrouble = node.depth === 2 ? TROUBLE.test(title) : isTrouble;
      sections.push(newSection({ page, href, title, titleCode, titleCodes, level: node.depth }));
    } else {
      collect(node, sections.at(-1)!);
      if (isTrouble && node.type === 'table') {
        sections.at(-1)!.messages.push(...messagesIn(node));
      }
    }
  }
  return sections;
}

function newSection(heading: Omit<Section, 'code' | 'firstParagraph' | 'messages'>): Section {
  return { ...heading, code: [], firstParagraph: '', messages: [] };
}

function frontMatter(text: string, key: string): string {
  const value = new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  return value.replace(/^(['"])(.*)\1$/, '$2');
}

/** An id of its own is written `{/* #id *​/}` at the heading's end. */
function titleOf(heading: Heading, slugger: ReturnType<typeof createSlugger>) {
  const own = heading.children.find((child) => child.type === 'mdxTextExpression');
  const written = own && /#([\w-]+)/.exec(own.value)?.[1];
  const title = toString(heading.children.filter((child) => child !== own)).trim();
  return { title, id: written ?? slugger.slug(title) };
}

function isAllCode({ children }: Heading): boolean {
  return (
    children.some(({ type }) => type === 'inlineCode') &&
    children.every(
      (child) =>
        child.type === 'inlineCode' ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && !child.value.trim()),
    )
  );
}

/** Some cells have several messages of one cause, with commas between them. */
function messagesIn({ children: [head, ...rows] }: Table): Section['messages'] {
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

function collect(node: Nodes, section: Section) {
  if (node.type === 'inlineCode') {
    section.code.push(node.value);
  } else if (node.type === 'paragraph' && !section.firstParagraph) {
    section.firstParagraph = inlineText(node.children);
    node.children.forEach((child) => collect(child, section));
  } else if ('children' in node) {
    node.children.forEach((child) => collect(child, section));
  }
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
