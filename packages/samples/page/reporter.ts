import type { Problem } from './problem';

/** Collects the problems of one page. */
export type Reporter = {
  problems: Problem[];
  /** Adds a problem at `text` in a line, which counts from 1, or at the whole line if it lacks that text. */
  report: (rule: string, message: string, line: number, text?: string) => void;
};

/**
 * @param file - path of the page from the site's root
 * @param text - the page's text
 */
export function createReporter(file: string, text: string): Reporter {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  return {
    problems,
    report(rule, message, line, part) {
      const source = lines[line - 1] ?? '';
      const found = part ? source.indexOf(part) : -1;
      const start = found >= 0 ? found : source.length - source.trimStart().length;
      const length = found >= 0 ? part!.length : source.trim().length;
      problems.push({ rule, message, place: { file, line, column: start + 1, length, source } });
    },
  };
}
