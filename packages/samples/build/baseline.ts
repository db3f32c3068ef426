import fs from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import { LINE_REFERENCE, type Problem } from '../page/problem';
import type { Site } from '../page/site';
import { writeWhole } from '../store/files';

/**
 * The problems that a site knows and has not mended yet: by page, and by the line of code, what is said of
 * it. Where the line stands does not count, so edits around it change nothing.
 */
export type Baseline = Record<string, Record<string, string[]>>;

/** What is new of a page's problems, how many are known, and how many known ones are gone. */
export type Sifted = { fresh: Problem[]; known: number; gone: number };

/** From the site's root. */
export const BASELINE_FILE = 'samples.baseline.json';

/** What writes the file, in words. */
export const UPDATE = 'npx checked-samples check --update-baseline';

/** A file, and what is behind it: of long types, TypeScript leaves out what depends on where it is on this machine. */
const FILE = /import\(".*/;

const schema = Joi.object<Baseline>().pattern(
  Joi.string(),
  Joi.object().pattern(Joi.string().allow(''), Joi.array().items(Joi.string())),
);

/**
 * Reads the known problems of a site; where it has no such file, none are known.
 *
 * @throws where the file is broken
 */
export function readBaseline({ dir }: Site): Baseline | undefined {
  const file = path.join(dir, BASELINE_FILE);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  try {
    return Joi.attempt(JSON.parse(fs.readFileSync(file, 'utf8')), schema);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `${BASELINE_FILE} is broken: ${message}. Bring it back from Git, or remove it and write it anew with "${UPDATE}".`,
      { cause: error },
    );
  }
}

/** Tells the problems of a page that are new from those that are known, each as often as it is listed. */
export function siftProblems(
  baseline: Baseline | undefined,
  page: string,
  problems: Problem[],
): Sifted {
  const listed = Object.entries(baseline?.[page] ?? {}).flatMap(([line, messages]) =>
    messages.map((message) => keyOf(line, message)),
  );
  const total = listed.length;
  const fresh = problems.filter((problem) => {
    const at = listed.indexOf(keyOf(...entryOf(problem)));
    return at < 0 || !listed.splice(at, 1);
  });
  return { fresh, known: total - listed.length, gone: listed.length };
}

/**
 * Writes what is wrong with pages as known; other pages keep what they have. Where nothing is left, there is
 * no file.
 *
 * @param pages - the problems of each page that was checked
 * @param all - all pages of the site: what the file says of others is forgotten
 */
export function writeBaseline(site: Site, pages: Map<string, Problem[]>, all: string[]): void {
  const before = readBaseline(site) ?? {};
  const baseline = Object.fromEntries(
    all
      .map((page) => [page, pages.has(page) ? linesOf(pages.get(page)!) : before[page]] as const)
      .filter(([, lines]) => Object.keys(lines ?? {}).length > 0),
  );
  const file = path.join(site.dir, BASELINE_FILE);
  if (Object.keys(baseline).length > 0) {
    writeWhole(file, `${JSON.stringify(baseline, null, 2)}\n`);
  } else {
    fs.rmSync(file, { force: true });
  }
}

/** In page order, so that a diff reads like the page. */
function linesOf(problems: Problem[]): Baseline[string] {
  const lines: Baseline[string] = {};
  for (const [line, message] of problems.map(entryOf)) {
    (lines[line] ??= []).push(message);
  }
  return lines;
}

/** Of a message the first line, since TypeScript explains below it, without what moves or is elsewhere. */
function entryOf({ message, place }: Problem): [line: string, message: string] {
  const [said = ''] = message.split('\n');
  return [place.source.trim(), said.replace(FILE, '…').replace(LINE_REFERENCE, '…')];
}

function keyOf(line: string, message: string) {
  return `${line}\n${message}`;
}
