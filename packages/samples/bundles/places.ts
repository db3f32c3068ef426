import type { RunProgram } from '../programs/programs-to-run';
import type { Seen } from './rehearse';

/** How the page runs a sample, or why a reader would see nothing of that. */
export type RunPlace =
  | {
      /** The file of its program, from the folder of bundles. */
      bundle: string;
      /** The sample's number in the program. */
      fence: number;
      /** How many exchanges and messages go over the wire. */
      wire: number;
    }
  | {
      /** Names the sample that shows what this one does: most servers do nothing until one calls them. */
      runsWith: string;
    };

/** The samples that the page runs, by the line on which their fences open. */
export type RunPlaces = Record<number, RunPlace>;

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
