import type { RunPlaces } from '../page/run-place';
import type { RunProgram } from '../programs/programs-to-run';
import type { Seen } from './rehearse';

/**
 * Says which samples of a program get a Run button. Those that show nothing have none; they run with the
 * next one that does.
 *
 * @param bundle - the program's file
 * @param seen - what is seen of each fence
 */
export function placesOf({ fences }: RunProgram, bundle: string, seen: Seen[]): RunPlaces {
  const showsSomething = seen.map(({ prints, wire }) => prints || wire > 0);
  const places: RunPlaces = {};
  fences.forEach(({ line }, fence) => {
    const next = fences.find((_, index) => index >= fence && showsSomething[index]);
    if (showsSomething[fence]) {
      places[line - 1] = { bundle, fence, wire: seen[fence]!.wire };
    } else if (next) {
      places[line - 1] = { runsWith: next.title ?? 'the sample below' };
    }
  });
  return places;
}
