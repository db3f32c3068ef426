import type { Block, IndexedSection, Page, Section } from './types';

/**
 * Stands in the index before and after inline code. It is a control character of one byte, so no text that
 * people write has it, and it is no letter: what it encloses is a word of its own.
 */
export const CODE_MARK = '\u007f';

/** A text of the index as readers see it. */
export function plain(text: string): string {
  return text.replaceAll(CODE_MARK, '');
}

const NOT_OF_IDS = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The id that Docusaurus gives a heading: most need none in the index. */
export function idOf(title: string): string {
  return plain(title).toLowerCase().replace(NOT_OF_IDS, '').replaceAll(' ', '-');
}

/** The id that leads to a section; the page's title has none. */
export function anchorOf({ level, title, anchor }: Section): string | undefined {
  return level === 1 ? undefined : (anchor ?? idOf(title));
}

/**
 * Writes out what a page's sections share, and sorts their text into prose and code.
 *
 * @param tag - of the docs version
 */
export function pageSections(page: Page, tag: string): IndexedSection[] {
  const pageKeywords = page.keywords?.join('\n') ?? '';
  let path: IndexedSection['path'] = [];
  return page.sections.map((section) => {
    const { level, title, keywords = [], messages = [], blocks } = section;
    const anchor = anchorOf(section);
    path = [...path.filter((step) => step.level < level), { level, title }];
    return {
      page: page.path,
      pageTitle: plain(page.sections[0]!.title),
      isList: page.isList,
      names: level === 1 ? [plain(title), ...(page.names ?? [])] : [],
      keywords: keywords.join('\n'),
      pageKeywords,
      title: plain(title),
      level,
      listed: blocks.flatMap(firstCells).join('\n'),
      prose: blocks.flatMap((block) => (isCode(block) ? [] : blockTexts(block))).join('\n'),
      code: blocks.flatMap((block) => (isCode(block) ? block.code : [])).join('\n'),
      messages,
      address: anchor ? `${page.path}#${anchor}` : page.path,
      tag,
      group: page.group,
      path,
      blocks,
    };
  });
}

/** Whether a block is a block of code. */
export function isCode(block: Block): block is { code: string } {
  return typeof block === 'object' && 'code' in block;
}

/**
 * The texts of a block that are shown by themselves. A row of a table reads as its cells, each after the
 * name of its column: `Option: url · Type: string`.
 */
export function blockTexts(block: Block): string[] {
  if (typeof block === 'string') {
    return [block];
  }
  return isCode(block)
    ? (block.code.match(CODE_LINES) ?? [])
    : block.rows.map((cells) =>
        cells
          .map((cell, index) => [block.columns[index], cell].filter(Boolean).join(': '))
          .join(' · '),
      );
}

/** The lines of code; an import that is longer than one is one all the same. */
const CODE_LINES = /^import\b[^'"{}]*\{[^}]*\}.*$|^.+$/gm;

/** What the rows of a table are about, such as the names of options */
function firstCells(block: Block): string[] {
  return typeof block === 'object' && 'rows' in block
    ? block.rows.map(([first = '']) => plain(first))
    : [];
}
