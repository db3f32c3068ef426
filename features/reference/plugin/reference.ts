import type { Explanation, Export, Group, Internal, Words } from '../types';
import type { Section } from './sections';

const MAX_EXPLANATIONS = 3;
const TITLE_SCORE = 8;
const MAX_MENTIONS = 3;
/** Sections and pages that only mention names, such as error messages and migration guides. */
const ASIDE = {
  factor: 0.05,
  titles: /^(Where to go next|Other messages|When it does not work|Error )/,
  pages: /^(Migrate|Renamed|Prepare|Example apps|Starter projects)/,
};

/**
 * Finds the sections that explain an export. Its main section comes first, then sections with it in the title,
 * then those that mention it most. Asides count only if there are no others.
 */
export function explanationsOf(
  name: string,
  sections: Section[],
  mainSection?: string,
): Explanation[] {
  const score = createScorer(name);
  const found = sections
    .map((section) => ({
      section,
      score: section.href === mainSection ? Infinity : score(section),
    }))
    .filter(({ score }) => score > 0);
  const minScore = found.some(({ score }) => score >= 1) ? 1 : 0;
  return found
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_EXPLANATIONS)
    .map(({ section: { page, title, href } }) => ({ page, title, href }));
}

/**
 * Gives a function that scores how much a section is about an export. It counts `map(project)` and
 * `trpc.router()`, but not `products.map()`. A name that is a common word, such as `router`, counts only as a
 * call, and in titles only in code font.
 */
function createScorer(name: string): (section: Section) => number {
  const end = /^[a-z]+$/.test(name) ? '(?=[(<])' : '(?![\\w$])';
  const anywhere = new RegExp(`(?:^|[^\\w$.'"/-]|\\btrpc\\.)${escapeName(name)}${end}`);
  const isUncommon = /[a-z][A-Z]/.test(name);
  return ({ page, title, titleCodes, code }) => {
    const mentions = code.filter((text) => anywhere.test(text));
    const isTitle = [...titleCodes, ...(isUncommon ? [title] : [])].some((text) =>
      anywhere.test(text),
    );
    const score = (isTitle ? TITLE_SCORE : 0) + Math.min(mentions.length, MAX_MENTIONS);
    return ASIDE.titles.test(title) || ASIDE.pages.test(page) ? score * ASIDE.factor : score;
  };
}

function escapeName(name: string) {
  return name.replaceAll('$', '\\$');
}

/** Makes the data of the page "Reference". */
export function makeReference(all: Export[], sections: Section[], words: Words) {
  const internal = Object.values(words.internal).flat();
  const exports = all
    .filter(({ name }) => !internal.includes(name))
    .map(({ name, package: from, modules, kind, signature }) => ({
      name,
      group: groupOf(name, from, modules, kind),
      modules,
      kind,
      signature,
      what: words.exports[name] ?? '',
      explanations: explanationsOf(name, sections, words.mainSections?.[name]),
    }));
  return { exports, internal: internalExports(all, words) };
}

function groupOf(name: string, from: string, modules: string[], kind: Export['kind']): Group {
  if (kind === 'type') {
    return 'types';
  }
  if (modules.every((module) => module.includes('/adapters/'))) {
    return 'adapters';
  }
  if (/Link$/.test(name)) {
    return 'links';
  }
  return from.split('/')[1] as Group;
}

function internalExports(all: Export[], words: Words): Internal[] {
  return [...new Set(all.map((entry) => entry.package))].flatMap((from) =>
    Object.entries(words.internal).flatMap(([why, names]) => {
      const own = all.filter((entry) => entry.package === from && names.includes(entry.name));
      return own.length > 0 ? [{ package: from, why, names: own.map(({ name }) => name) }] : [];
    }),
  );
}

/**
 * Finds exports and options that no page explains, and superfluous words: a line each, which says how to fix it.
 *
 * @param where - the path of the words' file, e.g. `features/reference/words/current.ts`
 */
export function gaps(all: Export[], sections: Section[], words: Words, where: string): string[] {
  const { exports, mainSections = {} } = words;
  const internal = Object.values(words.internal).flat();
  const shown = all.filter(({ name }) => !internal.includes(name));
  const names = shown.map(({ name }) => name);
  const known = all.flatMap(({ name, options }) => [
    name,
    ...options.map((option) => `${name}.${option}`),
  ]);
  const problems: Record<string, string[]> = {
    'no page speaks of it in code font; explain it on one, or say under "internal" why not':
      names.filter((name) => explanationsOf(name, sections).length === 0),
    'no page that speaks of its owner names this option; explain it there, or put it under "internal"':
      shown
        .flatMap((entry) => unexplainedOptions(entry, sections))
        .filter((option) => !internal.includes(option)),
    'no line under "exports"': names.filter((name) => !(name in exports)),
    'no export, and no option of one; take it out': [...Object.keys(exports), ...internal].filter(
      (name) => !known.includes(name),
    ),
    'under "exports" and under "internal"; choose one': internal.filter((name) => name in exports),
    'its main section is no section': Object.entries(mainSections)
      .filter(([, href]) => !sections.some((section) => section.href === href))
      .map(([name, href]) => `${name} (${href})`),
    'a main section, but no line under "exports"': Object.keys(mainSections).filter(
      (name) => !(name in exports),
    ),
  };
  return Object.entries(problems).flatMap(([problem, names]) =>
    names.map((name) => `${name} in ${where}: ${problem}.`),
  );
}

/** A function's option has to be mentioned on a page that also mentions the function. */
function unexplainedOptions({ name, options, kind }: Export, sections: Section[]) {
  const score = createScorer(name);
  const pages = new Set(sections.filter((section) => score(section) > 0).map(({ page }) => page));
  const explained = sections
    .filter(({ page }) => kind === 'type' || pages.has(page))
    .flatMap(({ code, titleCodes }) => [...code, ...titleCodes])
    .join('\n');
  return options
    .filter((option) => !new RegExp(`(^|[^\\w$])${escapeName(option)}($|[^\\w$])`).test(explained))
    .map((option) => `${name}.${option}`);
}
