import { expect, test } from '@playwright/test';
import type { PlaygroundVersion } from 'docusaurus-samples-playground/testing';
import {
  openSitePlayground,
  placesOf,
  randomNumbers,
  unexpected,
  withFaults,
} from '../support/playground';

/** In milliseconds: what hangs ends at last. */
const LIMIT = 60 * 60_000;

/** In all versions together. */
const FAULTS = 400;

/**
 * What is cut from types for want of a reader who would miss it. A few programs
 * stand for the others in `npm test`.
 */
test.describe('the compiler of the page @nightly', () => {
  test.setTimeout(LIMIT);
  let versions: PlaygroundVersion[];

  test.beforeAll(async () => {
    // Hooks have a limit of their own.
    test.setTimeout(LIMIT);
    versions = await openSitePlayground();
  });

  test('finds no problem in any program of the pages', () => {
    for (const { programs, openCompiler } of versions) {
      const ours = openCompiler();
      for (const program of programs) {
        expect.soft(unexpected(ours.open, program), program.id).toEqual([]);
      }
    }
  });

  test('finds the faults that TypeScript finds with the packages as they are installed', () => {
    const random = randomNumbers();
    const different: string[] = [];
    for (const { programs, openCompiler, openReference } of versions) {
      const [ours, reference] = [openCompiler(), openReference()];
      for (let count = 0; count < FAULTS / versions.length; count += 1) {
        const { id, files } = programs[random(programs.length)]!;
        const faulty = withFaults(files, random);
        const found = placesOf(ours.open(faulty)).join('\n');
        const wanted = placesOf(reference(faulty)).join('\n');
        if (found !== wanted) {
          different.push(`${id} ${count}\n  page: ${found}\n  TypeScript: ${wanted}`);
        }
      }
    }
    // Broken syntax can lead to a name of Node's or the browser's that the page's types do not have.
    expect(different.length, different.join('\n')).toBeLessThanOrEqual(FAULTS * 0.01);
  });
});
