import type { PageWorkshop, PlaygroundVersion } from 'docusaurus-samples-playground/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  openSitePlayground,
  placesOf,
  randomNumbers,
  unexpected,
  withFaults,
} from '../support/playground';

/** Those that run in a worker first, and one with React; all others have their turn at night. */
const PROGRAMS: Record<string, string[]> = {
  current: ['main__quickstart.0', 'reactjs__react-queries.1.Post'],
  'version-9.x': ['main__quickstart.0'],
};

const playground = openSitePlayground();

describe.each(Object.keys(PROGRAMS))('the compiler of the page for %s', (name) => {
  let version: PlaygroundVersion;
  let programs: PageWorkshop[];
  let ours: ReturnType<PlaygroundVersion['openCompiler']>;

  beforeAll(async () => {
    version = (await playground).find((one) => one.version === name)!;
    programs = version.programs.filter(({ id }) => PROGRAMS[name]!.includes(id));
    ours = version.openCompiler();
  });

  it('finds no problem in programs of the pages', () => {
    expect(programs).toHaveLength(PROGRAMS[name]!.length);
    for (const program of programs) {
      expect(unexpected(ours.open, program), program.id).toEqual([]);
    }
  });

  // To read those packages takes ten seconds a version: the others have their turn at night, too.
  it.runIf(name === 'current')(
    'finds the faults that TypeScript finds with the packages as they are installed',
    () => {
      const reference = version.openReference();
      const random = randomNumbers();
      for (let count = 0; count < 4; count += 1) {
        const files = withFaults(programs[count % programs.length]!.files, random);
        expect(placesOf(ours.open(files))).toEqual(placesOf(reference(files)));
      }
    },
  );
});
