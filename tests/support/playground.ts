import path from 'node:path';
import {
  openPlayground,
  type Open,
  type PlaygroundVersion,
  type PlayFile,
  type PlayProgram,
  type Problem,
} from 'docusaurus-samples-playground/testing';
import samples from '../../samples.config';

/** The playground of this site, as its build makes it. */
export function openSitePlayground(): Promise<PlaygroundVersion[]> {
  return openPlayground(path.resolve(__dirname, '../..'), samples);
}

/** The problems of a program that its page does not want to show, in words. */
export function unexpected(open: Open, { files, expectedErrors }: PlayProgram): string[] {
  const problems = open(files).filter(({ code }) => !expectedErrors.includes(code));
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** Where problems are, and what they are: the words of some name the folder of a package. */
export function placesOf(problems: Problem[]): string[] {
  return problems.map(({ file, from, to, code }) => `${file} ${from}-${to} TS${code}`);
}

/** A program whose server has another name for a procedure, and files that seem to call it. */
export type Renamed = {
  procedure: string;
  server: string;
  files: PlayFile[];
  callers: string[];
};

/** Of 9.x and of 10.x. */
const PROCEDURES = [
  /\.(?:query|mutation)\('(?<name>[\w.]+)'/g,
  /(?<=\n\s+)(?<name>\w+): (?:t|\w*[pP]rocedure)\b/g,
];

/**
 * Renames a procedure on the server of a program.
 *
 * @returns `undefined` where no other file that imports the server's type calls one of its procedures
 */
export function renameProcedure({ files }: PlayProgram): Renamed | undefined {
  for (const server of files) {
    const importsIt = new RegExp(`from '\\.[^']*/${server.name.replace(/^.*\/|\.tsx?$/g, '')}'`);
    const clients = files.filter((file) => file !== server && importsIt.test(file.text));
    for (const { 0: found, index, groups } of PROCEDURES.flatMap((pattern) =>
      Array.from(server.text.matchAll(pattern)),
    )) {
      const procedure = groups!.name!;
      const call = new RegExp(`[(\\[]'${procedure.replace('.', '\\.')}'|\\.${procedure}\\.\\w+\\(`);
      const callers = clients.filter(({ text }) => call.test(text)).map(({ name }) => name);
      if (callers.length > 0) {
        const renamed = found.replace(procedure, `${procedure}2`);
        const text = `${server.text.slice(0, index)}${renamed}${server.text.slice(index + found.length)}`;
        const changed = files.map((file) => (file === server ? { name: file.name, text } : file));
        return { procedure, server: server.name, files: changed, callers };
      }
    }
  }
  return undefined;
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
