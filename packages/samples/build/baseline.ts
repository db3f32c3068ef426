import fs from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import { LINE_REFERENCE, type Problem } from '../page/problem';
import type { Site } from '../page/site';
import { writeWhole } from '../store/files';

/**
 * The known problems of a site: messages by page and by the text of the line. Line numbers are not stored, so
 * that edits elsewhere on the page change nothing.
 */
export type Baseline = Record<string, Record<string, string[]>>;

/** The problems of a page that are not in the baseline, and how many of the baseline's still exist or are fixed. */
export type BaselineResult = { newProblems: Problem[]; known: number; fixed: number };

/** In the site's root. */
export const BASELINE_FILE = 'samples.baseline.json';

/** The command that writes the file. */
export const UPDATE = 'npx checked-samples check --update-baseline';

/** A path in a type, and the rest of the message: how far TypeScript truncates it depends on the path's length. */
const PATH_AND_REST = /import\(".*/;

const schema = Joi.object<Baseline>().pattern(
  Joi.string(),
  Joi.object().pattern(Joi.string().allow(''), Joi.array().items(Joi.string())),
);

/**
 * Reads the baseline of a site; `undefined` if it has none.
 *
 * @throws if the file is invalid
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

/** Compares the problems of a page with the baseline, in which the same problem may be listed several times. */
export function applyBaseline(
  baseline: Baseline | undefined,
  page: string,
  problems: Problem[],
): BaselineResult {
  const listed = Object.entries(baseline?.[page] ?? {}).flatMap(([line, messages]) =>
    messages.map((message) => keyOf(line, message)),
  );
  const total = listed.length;
  const newProblems = problems.filter((problem) => {
    const at = listed.indexOf(keyOf(...entryOf(problem)));
    return at < 0 || !listed.splice(at, 1);
  });
  return { newProblems, known: total - listed.length, fixed: listed.length };
}

/**
 * Writes the problems of the checked pages to the baseline. Other pages keep theirs. Without problems, the file is
 * deleted.
 *
 * @param pages - the problems of each checked page
 * @param all - all pages of the site: others leave the baseline
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

/** In page order, so that diffs follow the page. */
function linesOf(problems: Problem[]): Baseline[string] {
  const lines: Baseline[string] = {};
  for (const [line, message] of problems.map(entryOf)) {
    (lines[line] ??= []).push(message);
  }
  return lines;
}

/** The message is the first line of TypeScript's explanation, without paths and line numbers. */
function entryOf({ message, place }: Problem): [line: string, message: string] {
  const [firstLine = ''] = message.split('\n');
  return [place.source.trim(), firstLine.replace(PATH_AND_REST, '…').replace(LINE_REFERENCE, '…')];
}

function keyOf(line: string, message: string) {
  return `${line}\n${message}`;
}
