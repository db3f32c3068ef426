import path from 'node:path';
import {
  openPlayground,
  type Open,
  type PageWorkshop,
  type PlaygroundVersion,
  type PlayFile,
  type Problem,
} from 'docusaurus-samples-playground/testing';
import samples from '../../samples.config';

/** The playground of this site, as its build makes it. */
export function openSitePlayground(): Promise<PlaygroundVersion[]> {
  return openPlayground(path.resolve(__dirname, '../..'), samples);
}

/** The problems of a program that its page does not want to show, in words. */
export function unexpected(open: Open, { files, expectedErrors }: PageWorkshop): string[] {
  const problems = open(files).filter(({ code }) => !expectedErrors.includes(code));
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** TypeScript says the same of a name that it does not know as 2304, unless it knows one that is like it. */
const UNKNOWN_NAME = [2552, 2663, 18004];

/** Where problems are, and what they are: the words of some name the folder of a package. */
export function placesOf(problems: Problem[]): string[] {
  return problems.map(
    ({ file, from, to, code }) =>
      `${file} ${from}-${to} TS${UNKNOWN_NAME.includes(code) ? 2304 : code}`,
  );
}

type Random = (below: number) => number;

/** The same numbers each time. */
export function randomNumbers(seed = 7): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** What readers do to code by mistake: a pattern, and what becomes of one of its matches. */
const FAULTS: [RegExp, (match: string) => string][] = [
  [/\b\w+(?=:)/g, (name) => `${name}X`],
  [/\.\w+/g, (member) => member.slice(0, -1)],
  [/\b\d+\b/g, (number) => `'${number}'`],
  [/'[^'\n]*'/g, () => '42'],
  [/.*\n/g, () => ''],
  [/z\.(?:string|number|boolean)\(\)/g, () => 'z.date()'],
  [/[{}()[\];,]/g, () => ''],
];

/** Puts one or two faults into a file of a program. */
export function withFaults(files: PlayFile[], random: Random): PlayFile[] {
  const target = random(files.length);
  return files.map(({ name, text }, index) => {
    let faulty = text;
    for (let left = index === target ? 1 + random(2) : 0; left > 0; left -= 1) {
      const [pattern, change] = FAULTS[random(FAULTS.length)]!;
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
