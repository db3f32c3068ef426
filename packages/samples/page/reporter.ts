import type { Problem } from './problem';

/** Gathers the problems of one page. */
export type Reporter = {
  problems: Problem[];
  /**
   * Reports a fault in a line, which counts from 1: of the words `text`, or of the whole line where they
   * are not in it.
   */
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
  return {
    problems,
    report(rule, message, line, words) {
      const source = lines[line - 1] ?? '';
      const found = words ? source.indexOf(words) : -1;
      const start = found >= 0 ? found : source.length - source.trimStart().length;
      const length = found >= 0 ? words!.length : source.trim().length;
      problems.push({ rule, message, place: { file, line, column: start + 1, length, source } });
    },
  };
}
