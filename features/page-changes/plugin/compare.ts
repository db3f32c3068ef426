import { type Line, type PageChanges, statusOf } from '../changes';
import { align, type Pair } from './align';
import { compareWords, likeness } from './words';

/**
 * Finds what changed in a page: by its sections, their lines, and the words of lines.
 *
 * @param before - the Markdown of the page in the older docs version
 * @param after - the same in the newer one
 * @param renamed - what the older text has otherwise throughout, and counts as no change
 */
export function comparePages(
  before: string,
  after: string,
  renamed: PageChanges['renamed'],
): PageChanges {
  const pairs = align(
    sectionsOf(rename(before, renamed)),
    sectionsOf(after),
    ([line = '']) => (HEADING.test(line) ? line : 'what is above the first heading'),
    (old, young) => likeness(old.join('\n'), young.join('\n')),
  );
  const sections = pairs.map(([old = [], young = []]) => compareLines(old, young));
  const counts = { same: 0, changed: 0, new: 0, gone: 0 };
  for (const section of sections) {
    counts[statusOf(section)]++;
  }
  return { renamed, counts, sections };
}

const rename = (text: string, renamed: PageChanges['renamed']) =>
  renamed.reduce((result, [before, after]) => result.replaceAll(before, after), text);

const FENCE = /^[\s>]*(?:`{3,}|~{3,})/;
const HEADING = /^##/;

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

function compareLines(before: string[], after: string[]): Line[] {
  const pairs = align(before, after, (line) => line, likeness);
  const lines: Line[] = [];
  pairs.forEach(([old = '', young = ''], index) => {
    const last = lines.at(-1);
    if (isChange(pairs[index])) {
      lines.push(changedLine(pairs[index]!));
    } else if (isShown(old) || isChange(pairs[index - 1]) || isChange(pairs[index + 1])) {
      lines.push(` ${young}`);
    } else if (typeof last === 'number') {
      lines[lines.length - 1] = last + 1;
    } else {
      lines.push(1);
    }
  });
  return lines;
}

const isChange = (pair: Pair<string> | undefined) => pair !== undefined && pair[0] !== pair[1];

/** A heading says where one is, and the ends of a fence say what is code. */
const isShown = (line: string) => HEADING.test(line) || FENCE.test(line);

function changedLine([old, young]: Pair<string>): Line {
  if (young === undefined) {
    return `-${old}`;
  }
  return old === undefined ? `+${young}` : compareWords(old, young);
}
