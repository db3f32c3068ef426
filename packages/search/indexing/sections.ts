import type { AnyNode, Cheerio, CheerioAPI, Element } from 'cheerio';
import { indexTerms } from '../engine/analyze';
import { blockTexts, idOf, plain } from '../engine/sections';
import type { Block, Section, Table } from '../engine/types';
import { FILE_NAME, oneLine } from './document';

const BLOCK_ELEMENTS = new Set(
  'article aside blockquote dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul'.split(
    ' ',
  ),
);

const TEXT_NODE = 3;

/** Imports of files that are blocks of the same page: `import { a } from './a';` */
const LOCAL_IMPORTS = /^import [^'"]+ from (['"])\.[^'"]*\1;?$\n?/gm;

/**
 * Cuts a page's content at its headings. What stands before the first is the introduction; a heading
 * of level 1 names it.
 *
 * `<h1>Router</h1><p>One<h2 id=nest>Nest</h2><pre>a</pre>` →
 * `[{level: 1, title: 'Router', blocks: ['One']}, {level: 2, title: 'Nest', anchor: 'nest', blocks: [{code: 'a'}]}]`
 *
 * @param $ - the page, after `simplify`
 * @param content - the element that holds the content and nothing else
 * @returns at least one section; the title of the first is empty where there is no such heading
 */
export function readSections($: CheerioAPI, content: Cheerio<Element>): Section[] {
  const introduction: Section = { level: 1, title: '', blocks: [] };
  const sections = [introduction];
  const textOf = (element: AnyNode) => oneLine($(element).text());
  let words = new Set<string>();
  let line = '';
  let fileName = '';

  const add = (block: Block) => sections.at(-1)?.blocks.push(block);

  function endLine() {
    const text = oneLine(line);
    line = '';
    if (text) {
      add(text);
    }
  }

  function read(node: AnyNode) {
    if (node.nodeType === TEXT_NODE) {
      line += $(node).text();
    } else if ('attribs' in node) {
      readElement(node);
    }
  }

  function readElement(element: Element) {
    const { name, attribs, children } = element;
    const isBlock = BLOCK_ELEMENTS.has(name);
    const message = attribs['data-message'];
    if (isBlock) {
      endLine();
    }
    if (FILE_NAME in attribs) {
      fileName = textOf(element);
    } else if (/^h[1-6]$/.test(name)) {
      readHeading(element);
    } else if (name === 'pre') {
      readCode($(element).text());
    } else if (name === 'table') {
      add(readTable(element));
    } else {
      children.forEach(read);
    }
    if (message) {
      (sections.at(-1)!.messages ??= []).push(message);
    }
    if (isBlock) {
      endLine();
    }
  }

  /** A heading that no link can lead to is text of the section that it stands in. */
  function readHeading(element: Element) {
    const heading = textOf(element);
    const anchor = element.attribs.id;
    const level = Number(element.name.slice(1));
    if (level === 1 && !introduction.title) {
      introduction.title = heading;
    } else if (heading && anchor) {
      const own = anchor === idOf(heading) ? {} : { anchor };
      words = new Set();
      sections.push({ level: Math.max(2, level), title: heading, ...own, blocks: [] });
    } else if (heading) {
      add(heading);
    }
  }

  /** Keeps lines with a word that the section's code did not have before; without indents, for results show single lines. */
  function readCode(text: string) {
    const code = text.replace(/^[ \t]+|[ \t]+$/gm, '').replace(LOCAL_IMPORTS, '');
    const lines = blockTexts({ code }).filter((text) => {
      const known = words.size;
      indexTerms(text).forEach((word) => words.add(word));
      return words.size > known;
    });
    if (lines.length > 0) {
      add({ code: [...(fileName ? [fileName] : []), ...lines].join('\n') });
    }
    fileName = '';
  }

  /** The first row names the columns where all its cells are headings. */
  function readTable(table: Element): Table {
    const rows = Array.from($(table).find('tr'), (row) => $(row).children().toArray());
    const hasColumns = rows[0]?.every(({ name }) => name === 'th');
    const columns = hasColumns ? rows.shift()! : [];
    return {
      columns: columns.map((cell) => plain(textOf(cell))),
      rows: rows.map((cells) => cells.map(textOf)),
    };
  }

  content.contents().each((_index, node) => read(node));
  endLine();
  return sections;
}
