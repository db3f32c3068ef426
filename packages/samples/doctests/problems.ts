import { diffLines } from 'diff';
import type { OutputFence, SampleFence } from '../page/page';
import type { RunProgram } from '../programs/programs-to-run';
import type { Printed, Result } from './job';

const MAX_STACK_FRAMES = 4;

/** `message` is one sentence; `details` are the lines below it, such as a diff. */
export type DoctestProblem = { file: string; line: number; message: string; details: string };

/** An output fence, and what its program printed instead. */
export type WrongOutput = { file: string; fence: OutputFence; actual: string };

/**
 * Compares what a program printed with its output fences.
 *
 * @returns `problems`: a failure, and console calls that the page prints otherwise than Node;
 *   `wrongOutputs`: output fences that differ, which `--update` can rewrite
 */
export function judgeRun(
  program: RunProgram,
  { printed, error, drift }: Result,
): { problems: DoctestProblem[]; wrongOutputs: WrongOutput[] } {
  const { file } = program.page;
  const problems: DoctestProblem[] = [];
  if (error !== undefined) {
    const failed = program.fences[printed.length - 1] ?? program.fences[0]!;
    const [details, line] = readStack(error, failed, file);
    problems.push({ file, line, message: `${nameOf(failed)} fails when it runs.`, details });
  }
  for (const { node, page } of program.mode === 'page' ? drift : []) {
    const { line } = program.fences.at(-1)!;
    const message =
      'The page cannot print a value as Node does; print strings, numbers and plain objects.';
    problems.push({ file, line, message, details: diff(node, page) });
  }
  const outputs = error === undefined ? ownFences(program).flatMap(({ outputs }) => outputs) : [];
  const wrongOutputs = outputs
    .map((fence) => ({ file, fence, actual: actualOf(fence, program, printed) }))
    .filter(({ fence, actual }) => fence.code !== actual);
  return { problems, wrongOutputs };
}

/** Describes how an output fence differs from what was printed. */
export function outputProblem({ file, fence, actual }: WrongOutput): DoctestProblem {
  const message = `The output of ${nameOf(fence.of!)} is not what the page shows; "npx checked-samples test --update" writes what it is.`;
  return { file, line: fence.line, message, details: diff(fence.code, actual) };
}

/** Formats a problem as `file:line:column - message`, which editors and terminals link. */
export function formatDoctestProblem({ file, line, message, details }: DoctestProblem): string {
  return `${file}:${line}:1 - ${message}\n\n${details.replace(/^(?=.)/gm, '    ')}`;
}

/** Leaves out the servers of a `run=dom` program: their outputs are compared in the program of the page. */
export function ownFences({ fences, mode }: RunProgram): SampleFence[] {
  return fences.filter(({ run }) => run === mode);
}

function actualOf({ of, lang }: OutputFence, { fences }: RunProgram, printed: Printed[]) {
  return printed[fences.indexOf(of!)]?.[lang] ?? '';
}

function nameOf({ name }: SampleFence) {
  return name.startsWith('_') ? 'This sample' : name;
}

function diff(expected: string, actual: string) {
  return diffLines(withBreak(expected), withBreak(actual))
    .flatMap(({ value, added, removed }) => {
      const sign = added ? '+' : removed ? '-' : ' ';
      return value
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => `${sign} ${line}`);
    })
    .join('\n');
}

function withBreak(text: string) {
  return text === '' ? '' : `${text}\n`;
}

/**
 * Shortens a stack to the frames in the page, which are `at run (…/sample:docs/x.mdx:12:3)`; also returns the
 * line of the first.
 */
function readStack(stack: string, { line }: SampleFence, file: string): [string, number] {
  const lines = stack.split('\n');
  const frames = lines.filter((text) => /^\s+at /.test(text));
  const inPage = frames
    .filter((frame) => frame.includes(`sample:${file}:`))
    .map((frame) => frame.replace(/^(\s+at ).*:(\d+:\d+)\)?$/, `$1${file}:$2`));
  const message = lines.filter((text) => !frames.includes(text));
  const firstLine = Number(/:(\d+):\d+$/.exec(inPage[0] ?? '')?.[1] ?? line);
  return [[...message, ...inPage.slice(0, MAX_STACK_FRAMES)].join('\n'), firstLine];
}
