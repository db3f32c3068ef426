import type { RunInfoByLine } from '../page/run-info';
import type { RunProgram } from '../programs/programs-to-run';
import type { FenceRun } from './dry-run-thread';

/**
 * Decides which samples of a program get a Run button: in a worker, those that print or send something; with
 * a document, the shown `run=dom` fences. The other samples name the next one that has a button.
 *
 * @param bundle - the program's file
 * @param runs - what each fence did in the dry run
 */
export function runInfoByLine(
  { fences, mode }: RunProgram,
  bundle: string,
  runs: FenceRun[],
): RunInfoByLine {
  const hasButton = fences.map(({ run, hidden }, fence) =>
    mode === 'dom' ? run === mode && !hidden : runs[fence]!.prints || runs[fence]!.wire > 0,
  );
  const runInfo: RunInfoByLine = {};
  fences.forEach(({ line, outputs }, fence) => {
    const next = fences.find((_, index) => index >= fence && hasButton[index]);
    if (hasButton[fence]) {
      const { wire, html } = runs[fence]!;
      const isShown = html === '' || outputs.some(({ lang }) => lang === 'html');
      runInfo[line - 1] = { bundle, fence, wire, ...(!isShown && { rendered: html }) };
    } else if (next) {
      runInfo[line - 1] = { runsWith: next.title ?? 'the sample below' };
    }
  });
  return runInfo;
}
