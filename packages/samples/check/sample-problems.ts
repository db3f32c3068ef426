import type { EngineDiagnostic } from './engine';
import { samplesOf, type Page, type SampleFence } from '../page/page';
import { NOT_INSTALLED, type Place, type Problem } from '../page/problem';
import { declarationsOf, isImport } from './prelude';

/** A TypeScript error that no `@errors` expects. */
export function unexpectedError(
  page: Page,
  fence: SampleFence,
  { code, message, start, length }: EngineDiagnostic,
): Problem {
  return {
    rule: `TS${code}`,
    message: `TS${code}: ${message}${declarationAdvice(page, fence, message)}`,
    place: placeAt(page, fence, start, length),
  };
}

/** An import from a package that is not installed. */
export function notInstalled(
  page: Page,
  fence: SampleFence,
  { missingPackage, start, length }: EngineDiagnostic,
): Problem {
  return {
    rule: NOT_INSTALLED,
    message: missingPackage!,
    place: placeAt(page, fence, start, length),
  };
}

/** Advice for an undeclared name that another fence declares or imports. */
function declarationAdvice(page: Page, { line, version }: SampleFence, message: string): string {
  const [, name] = /^Cannot find name '([^']+)'/.exec(message) ?? [];
  const found = samplesOf(page)
    .filter((fence) => name && fence.version === version)
    .flatMap((fence) =>
      declarationsOf(fence.marks.program).map(({ name, text }) => ({ fence, name, text })),
    )
    .filter((it) => it.name === name);
  const declaring = found.findLast((it) => it.fence.line < line && !isImport(it.text))?.fence;
  if (declaring) {
    const title = declaring.title ? '' : 'give that one a title, such as title="store.ts", and ';
    return ` The fence in line ${declaring.line - 1} declares it; ${title}import it from there.`;
  }
  const imported = found.find(({ text }) => isImport(text));
  return imported
    ? ` The fence in line ${imported.fence.line - 1} imports it; write "${imported.text}" here, too.`
    : '';
}

/** Errors that TypeScript reports only with `exactOptionalPropertyTypes`. */
const EXACT_TYPES_ERRORS = [2375, 2379, 2412];

/** The errors of `@errors` that TypeScript does not report. */
export function missingErrors(
  page: Page,
  fence: SampleFence,
  diagnostics: readonly EngineDiagnostic[],
): Problem[] {
  const found = [...new Set(diagnostics.map(({ code }) => code))];
  const lines = fence.code.split('\n');
  return fence.marks.expectedErrors
    .filter((code) => !found.includes(code))
    .map((code) => {
      const line = lines.findIndex((text) => text.includes('@errors:') && text.includes(`${code}`));
      const column = lines[line]!.indexOf(`${code}`);
      const reported = found.length ? `reports ${found.join(', ')}` : 'finds no error here';
      const advice = EXACT_TYPES_ERRORS.includes(code)
        ? 'write exactOptionalPropertyTypes: true in the option "compilerOptions", or correct'
        : 'correct';
      return {
        rule: 'expected-error-missing',
        message: `Expected error ${code}, but TypeScript ${reported}; ${advice} "@errors", or the sample.`,
        place: placeOf(page, fence, line, column, `${code}`.length),
      };
    });
}

/** A `^?` that points at nothing with a type. */
export function unansweredQuery(page: Page, fence: SampleFence, line: number): Problem {
  const column = fence.code.split('\n')[line]!.indexOf('^');
  return {
    rule: 'query-without-answer',
    message:
      '"^?" points at nothing that has a type; put the caret below a name in the line above.',
    place: placeOf(page, fence, line, column, 2),
  };
}

function placeAt(page: Page, fence: SampleFence, start: number, length: number) {
  const line = fence.code.slice(0, start).split('\n').length - 1;
  const column = start - (fence.code.lastIndexOf('\n', start - 1) + 1);
  return placeOf(page, fence, line, column, length);
}

/** `line` and `column` count from 0, in the fence's code. */
function placeOf(
  { file }: Page,
  { code, line: firstLine, indent }: SampleFence,
  line: number,
  column: number,
  length: number,
): Place {
  const source = ' '.repeat(indent) + code.split('\n')[line]!;
  return { file, line: firstLine + line, column: indent + column + 1, length, source };
}
