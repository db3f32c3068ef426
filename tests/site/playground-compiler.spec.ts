import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  openPlayground,
  type CheckFiles,
  type PageWorkshop,
  type PlaygroundVersion,
  type PlayFile,
  type Problem,
} from 'docusaurus-samples-playground/testing';
import samples from '../../samples.config';

/** In milliseconds: what hangs ends at last. */
const LIMIT = 60 * 60_000;

/** In all versions together. */
const FAULTS = 400;

/** What is cut from types for want of a reader who would miss it. */
test.describe('the compiler of the page @nightly', () => {
  test.setTimeout(LIMIT);
  let versions: PlaygroundVersion[];

  test.beforeAll(async () => {
    // Hooks have a limit of their own.
    test.setTimeout(LIMIT);
    versions = await openPlayground(path.resolve(__dirname, '../..'), samples);
  });

  test('finds no problem in any program of the pages', () => {
    for (const { programs, openCompiler } of versions) {
      const ours = openCompiler();
      for (const program of programs) {
        expect.soft(unexpected(ours, program), program.id).toEqual([]);
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
        const found = placesOf(ours(faulty)).join('\n');
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

/** The problems of a program that its page does not want to show, in words. */
function unexpected(checkFiles: CheckFiles, { files, expectedErrors }: PageWorkshop): string[] {
  const problems = checkFiles(files).filter(({ code }) => !expectedErrors.includes(code));
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** TypeScript says the same of a name that it does not know as 2304, unless it knows one that is like it. */
const UNKNOWN_NAME = [2552, 2663, 18004];

/** Where problems are, and what they are: the words of some name the folder of a package. */
function placesOf(problems: Problem[]): string[] {
  return problems.map(
    ({ file, from, to, code }) =>
      `${file} ${from}-${to} TS${UNKNOWN_NAME.includes(code) ? 2304 : code}`,
  );
}

type Random = (below: number) => number;

/** The same numbers each time. */
function randomNumbers(): Random {
  let state = 7;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** What readers do to code by mistake: a pattern, and what becomes of one of its matches. */
const KINDS_OF_FAULTS: [RegExp, (match: string) => string][] = [
  [/\b\w+(?=:)/g, (name) => `${name}X`],
  [/\.\w+/g, (member) => member.slice(0, -1)],
  [/\b\d+\b/g, (number) => `'${number}'`],
  [/'[^'\n]*'/g, () => '42'],
  [/.*\n/g, () => ''],
  [/z\.(?:string|number|boolean)\(\)/g, () => 'z.date()'],
  [/[{}()[\];,]/g, () => ''],
];

/** Puts one or two faults into a file of a program. */
function withFaults(files: PlayFile[], random: Random): PlayFile[] {
  const target = random(files.length);
  return files.map(({ name, text }, index) => {
    let faulty = text;
    for (let left = index === target ? 1 + random(2) : 0; left > 0; left -= 1) {
      const [pattern, change] = KINDS_OF_FAULTS[random(KINDS_OF_FAULTS.length)]!;
      const matches = Array.from(faulty.matchAll(pattern));
      const match = matches[random(Math.max(1, matches.length))];
      if (match) {
        const after = faulty.slice(match.index + match[0].length);
        faulty = `${faulty.slice(0, match.index)}${change(match[0])}${after}`;
      }
    }
    return { name, text: faulty };
  });
}
