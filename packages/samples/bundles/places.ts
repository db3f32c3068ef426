import type { RunPlaces } from '../page/run-place';
import type { RunProgram } from '../programs/programs-to-run';
import type { FenceRun } from './rehearse-thread';

/**
 * Says which samples of a program get a Run button. Those that show nothing have none; they run with the
 * next one that does. Beside a document, that is those that have it; the others are their servers.
 *
 * @param bundle - the program's file
 * @param runs - what each fence did
 */
export function placesOf(
  { fences, mode }: RunProgram,
  bundle: string,
  runs: FenceRun[],
): RunPlaces {
  const showsSomething = fences.map(({ run, hidden }, fence) =>
    mode === 'dom' ? run === mode && !hidden : runs[fence]!.prints || runs[fence]!.wire > 0,
  );
  const places: RunPlaces = {};
  fences.forEach(({ line, outputs }, fence) => {
    const next = fences.find((_, index) => index >= fence && showsSomething[index]);
    if (showsSomething[fence]) {
      const { wire, html } = runs[fence]!;
      const isShown = html === '' || outputs.some(({ lang }) => lang === 'html');
      places[line - 1] = { bundle, fence, wire, ...(!isShown && { rendered: html }) };
    } else if (next) {
      places[line - 1] = { runsWith: next.title ?? 'the sample below' };
    }
  });
  return places;
}
