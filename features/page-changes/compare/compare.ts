import { align, type Pair } from './align';
import { compareWords, likeness, type Part } from './words';

/** What became of a section of a page, from one docs version to the next. */
export interface Section {
  status: 'same' | 'changed' | 'new' | 'gone';
  /** In Markdown, of the older and of the newer version; none of what stands above the first one */
  headings: Pair<string>;
  rows: Row[];
}

/** What stands side by side: lines of the older and of the newer version, or what is left out. */
export interface Row {
  kind: 'same' | 'changed' | 'fold';
  before: Side[];
  after: Side[];
}

/** A line as one version has it. */
export interface Side {
  parts: Part[];
  /** The language of the code that the line belongs to; none in prose */
  lang: string | undefined;
  /** Whether the other version has no such line. */
  isWhole: boolean;
}

/** Compares the Markdown of a page in two docs versions: by its sections, their lines, and the words of lines. */
export function comparePages(before: string, after: string): Section[] {
  return align(
    sectionsOf(before),
    sectionsOf(after),
    ([line = '']) => (HEADING.test(line) ? line : 'what is above the first heading'),
    (old, young) => likeness(old.join('\n'), young.join('\n')),
  ).map(compareSections);
}

const FENCE = /^[\s>]*(?:`{3,}|~{3,})(.*)$/;
const HEADING = /^##/;
const TABLE_RULE = /^\|[\s:|-]+\|$/;

/** The lines above the first heading, then those of each heading; in code `##` is none. */
function sectionsOf(markdown: string): string[][] {
  let isCode = false;
  const sections: string[][] = [[]];
  for (const line of markdown.split('\n')) {
    isCode = isCode !== FENCE.test(line);
    if (!isCode && HEADING.test(line)) {
      sections.push([]);
    }
    sections.at(-1)!.push(line);
  }
  return sections;
}

function compareSections([old, young]: Pair<string[]>): Section {
  const lines = align(old ?? [], young ?? [], (line) => line, likeness);
  const isChanged = lines.some(isChange);
  return {
    status: !old ? 'new' : !young ? 'gone' : isChanged ? 'changed' : 'same',
    headings: [headingOf(old), headingOf(young)],
    rows: isChanged ? rowsOf(lines) : [],
  };
}

const headingOf = ([line = '']: string[] = []) => (HEADING.test(line) ? line : undefined);

const isChange = (pair: Pair<string> | undefined) => pair !== undefined && pair[0] !== pair[1];

/**
 * Makes the rows of a section, without its heading, and without what only Markdown needs: blank lines,
 * and the ends of fences.
 *
 * Lines that changed as a whole stand in one row as long as they follow each other, as code does; a
 * paragraph of which words changed has one by itself. What is the same stands beside changes alone.
 */
function rowsOf(lines: Pair<string>[]): Row[] {
  const rows: Row[] = [];
  const [readBefore, readAfter] = [reader(), reader()];
  /** The row that the next line may stand in. */
  let open: Row | undefined;
  lines.forEach((pair, index) => {
    const [old, young] = pair;
    const isSame = !isChange(pair);
    const isWhole = old === undefined || young === undefined;
    const [oldParts, youngParts] =
      isWhole || isSame ? [wholeLine(old), wholeLine(young)] : compareWords(old, young);
    const before = oldParts && readBefore(oldParts, isWhole);
    const after = youngParts && readAfter(youngParts, isWhole);
    const shown = before ?? after;
    const sides = { before: before ? [before] : [], after: after ? [after] : [] };
    const isAlone = !isWhole && shown?.lang === undefined;
    const isNear = !isSame || isChange(lines[index - 1]) || isChange(lines[index + 1]);
    const isTitle = HEADING.test(old ?? young ?? '') && shown?.lang === undefined;
    if (isSame) {
      open = undefined;
    }
    if (!isNear) {
      rows.push({ kind: 'fold', before: [], after: [] });
    } else if (!shown || (isTitle && (isSame || isWhole))) {
      return;
    } else if (open && !isAlone) {
      open.before.push(...sides.before);
      open.after.push(...sides.after);
    } else {
      const row: Row = { kind: isSame ? 'same' : 'changed', ...sides };
      rows.push(row);
      open = isSame || isAlone ? undefined : row;
    }
  });
  return rows.filter(isUseful);
}

const wholeLine = (text: string | undefined) =>
  text === undefined ? undefined : [{ text, isChanged: false }];

/** What is left out matters between what is shown. */
function isUseful({ kind }: Row, index: number, rows: Row[]) {
  return kind !== 'fold' || (index > 0 && (rows[index + 1]?.kind ?? 'fold') !== 'fold');
}

/** Reads the lines of one version in order, and knows which of them are code. */
function reader() {
  let lang: string | undefined;
  return (parts: Part[], isWhole: boolean): Side | undefined => {
    const text = parts.map((part) => part.text).join('');
    const fence = FENCE.exec(text);
    if (fence) {
      lang = lang === undefined ? fence[1]! : undefined;
    }
    const isOfMarkdown = fence || (lang === undefined && (!text || TABLE_RULE.test(text)));
    return isOfMarkdown ? undefined : { parts, lang, isWhole };
  };
}
