import type { Place, Problem } from './problem';

/** Turns lines and words of one page's text into places, and gathers problems. */
export type Reporter = {
  problems: Problem[];
  /** The place of a range of the file; line and column count from 1. */
  place: (line: number, column?: number, length?: number) => Place;
  /** Reports a fault in a line: of the words `text`, or of the whole line where they are not in it. */
  report: (rule: string, message: string, line: number, text?: string) => void;
};

/**
 * Makes the reporter of a page.
 *
 * @param file - path from the site's root
 * @param text - the file's text
 */
export function createReporter(file: string, text: string): Reporter {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  const place: Reporter['place'] = (line, column = 1, length = 1) => {
    return { file, line, column, length, source: lines[line - 1] ?? '' };
  };
  return {
    problems,
    place,
    report(rule, message, line, words) {
      const source = lines[line - 1] ?? '';
      const found = words ? source.indexOf(words) : -1;
      const start = found >= 0 ? found : source.length - source.trimStart().length;
      const length = found >= 0 ? words!.length : source.trim().length;
      problems.push({ rule, message, place: place(line, start + 1, length) });
    },
  };
}
