import path from 'node:path';
import type { Problem } from '../page/problem';
import type { Site } from '../page/site';
import type { SiteReport } from './check-site';

/** Prints a report of a check. */
type PrintReport = (report: SiteReport, site: Site) => void;

/** The formats of a check's report: for people, for programs, and for annotations in GitHub's pull requests. */
export const REPORT_FORMATS = new Map<string, PrintReport>([
  ['text', printText],
  ['json', printJson],
  ['github', printGithub],
]);

function printText({ faults, warnings, summary }: SiteReport) {
  warnings.forEach((warning) => console.warn(`${warning}\n`));
  if (faults) {
    console.error(`${faults}\n`);
  }
  console.log(`Samples: ${summary}.`);
}

function printJson({ problems, otherFaults, warnings, summary }: SiteReport) {
  console.log(JSON.stringify({ problems, otherFaults, warnings, summary }, null, 2));
}

function printGithub(report: SiteReport, site: Site) {
  printText(report);
  report.problems.forEach((problem) => console.log(annotation(problem, site)));
  report.otherFaults.forEach((fault) => console.log(`::error::${escape(fault)}`));
}

/**
 * Writes a problem as a workflow command, by which GitHub shows it at its line of the pull request:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */
function annotation({ rule, message, place }: Problem, { dir }: Site): string {
  const root = process.env.GITHUB_WORKSPACE ?? dir;
  const properties = {
    file: path.relative(root, path.resolve(dir, place.file)).replaceAll(path.sep, '/'),
    line: place.line,
    col: place.column,
    endColumn: place.column + place.length,
    title: rule,
  };
  const written = Object.entries(properties).map(
    ([name, value]) =>
      `${name}=${escape(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::error ${written.join()}::${escape(message)}`;
}

function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
