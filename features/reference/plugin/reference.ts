import type { Explanation, Export, Group, LeftOut, Message, Reference, Words } from '../types';
import type { Section } from './sections';

const MAX_EXPLANATIONS = 3;
const SCORES = { title: 8, start: 3, mention: 1 };
const MOST_MENTIONS = 3;
/** These speak of names in passing: what went wrong with one, or what another version calls it. */
const ASIDE = {
  factor: 0.1,
  titles: /^(Coming from 9\.x|In 10\.x|Other messages|When it does not work|Error )/,
  pages: /^(Migrate|Renamed|Prepare|Example apps|Starter projects)/,
};

/**
 * Finds the sections that explain an export: first its main section, then those that have it in their title, then
 * those that speak of it most.
 */
export function explanationsOf(
  name: string,
  sections: Section[],
  mainSection?: string,
): Explanation[] {
  const score = scorer(name);
  return sections
    .map((section) => ({
      section,
      score: section.href === mainSection ? Infinity : score(section),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_EXPLANATIONS)
    .map(({ section: { page, title, href } }) => ({ page, title, href }));
}

/** Makes the function that says how much a section speaks of a name. */
function scorer(name: string): (section: Section) => number {
  const { starts, isIn, isTitle } = matchers(name);
  return (section) => {
    const mentions = section.code.filter(isIn);
    const score =
      (isTitle(section) ? SCORES.title : 0) +
      (mentions.some(starts) ? SCORES.start : 0) +
      Math.min(mentions.length, MOST_MENTIONS) * SCORES.mention;
    return isAside(section) ? score * ASIDE.factor : score;
  };
}

function isAside({ page, title }: Section) {
  return ASIDE.titles.test(title) || ASIDE.pages.test(page);
}

/**
 * Finds what speaks of an export: `map(project)` and `trpc.router()`, but not `products.map()`. A common
 * word such as `router` has to be a call, and a title speaks of it in code font only.
 */
function matchers(name: string) {
  const escaped = escapeName(name);
  const end = /^[a-z]+$/.test(name) ? '(?=[(<])' : '(?![\\w$])';
  const anywhere = new RegExp(`(?:^|[^\\w$.'"/-]|\\btrpc\\.)${escaped}${end}`);
  const start = new RegExp(`^${escaped}${end}`);
  const isUncommon = /[a-z][A-Z]/.test(name);
  return {
    isIn: (code: string) => anywhere.test(code),
    starts: (code: string) => start.test(code),
    isTitle: ({ title, titleCodes }: Section) =>
      titleCodes.some((code) => anywhere.test(code)) || (isUncommon && anywhere.test(title)),
  };
}

function escapeName(name: string) {
  return name.replaceAll('$', '\\$');
}

/** Puts together what the reference pages show. */
export function makeReference(
  all: Export[],
  sections: Section[],
  words: Words,
  messages: Message[],
): Reference {
  const internal = new Set(words.internal.flatMap(({ names }) => names));
  const exports = all
    .filter(({ name }) => !internal.has(name))
    .map(({ name, package: from, modules, kind, signature }) => ({
      name,
      group: groupOf(name, from, modules, kind),
      package: from,
      modules,
      kind,
      signature,
      what: words.exports[name] ?? '',
      explanations: explanationsOf(name, sections, words.mainSections?.[name]),
    }));
  return { exports, internal: leftOut(all, words), messages };
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

function leftOut(all: Export[], words: Words): LeftOut[] {
  const packages = [...new Set(all.map((entry) => entry.package))];
  return packages
    .flatMap((from) =>
      words.internal.map(({ why, names }) => ({
        package: from,
        why,
        names: all
          .filter((entry) => entry.package === from && names.includes(entry.name))
          .map(({ name }) => name),
      })),
    )
    .filter(({ names }) => names.length > 0);
}

/**
 * Says what no page explains, a line each, with the mend.
 *
 * @param where - the path of the words' file, e.g. `features/reference/words/current.ts`
 */
export function gaps(all: Export[], sections: Section[], words: Words, where: string): string[] {
  const internal = new Set(words.internal.flatMap(({ names }) => names));
  const shown = all.filter(({ name }) => !internal.has(name));
  return [
    ...shown.flatMap((entry) => nameGaps(entry, sections, words, where)),
    ...shown.flatMap((entry) => optionGaps(entry, sections, internal, where)),
    ...staleWords(all, words, where),
    ...staleMainSections(sections, words, where),
  ];
}

function nameGaps(
  { name, package: from }: Export,
  sections: Section[],
  words: Words,
  where: string,
) {
  return [
    ...(explanationsOf(name, sections).length > 0
      ? []
      : [
          `${name} of ${from}: no page speaks of it in code font. Explain it on a page, or say under "internal" in ${where} why not.`,
        ]),
    ...(name in words.exports
      ? []
      : [`${name} of ${from}: it has no line under "exports" in ${where}.`]),
  ];
}

/** A function's option counts as explained on a page that also speaks of the function. */
function optionGaps(
  { name, options, kind, package: from }: Export,
  sections: Section[],
  internal: Set<string>,
  where: string,
) {
  const score = scorer(name);
  const pages = new Set(sections.filter((section) => score(section) > 0).map(({ page }) => page));
  const spoken = sections
    .filter(({ page }) => kind === 'type' || pages.has(page))
    .flatMap(({ code, titleCodes }) => [...code, ...titleCodes])
    .join('\n');
  return options
    .filter((option) => !new RegExp(`(^|[^\\w$])${escapeName(option)}($|[^\\w$])`).test(spoken))
    .filter((option) => !internal.has(`${name}.${option}`))
    .map(
      (option) =>
        `${name} of ${from}: no page ${kind === 'type' ? '' : 'that speaks of it '}names its option ${option}. Explain it, or put ${name}.${option} under "internal" in ${where}.`,
    );
}

function staleWords(all: Export[], words: Words, where: string) {
  const names = new Set(
    all.flatMap(({ name, options }) => [name, ...options.map((option) => `${name}.${option}`)]),
  );
  const internal = words.internal.flatMap((group) => group.names);
  return [
    ...[...Object.keys(words.exports), ...internal]
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no export and no option of one; take it out of ${where}.`),
    ...internal
      .filter((name) => name in words.exports)
      .map(
        (name) => `${name} stands under "exports" and under "internal" in ${where}; choose one.`,
      ),
  ];
}

function staleMainSections(
  sections: Section[],
  { exports, mainSections = {} }: Words,
  where: string,
) {
  const hrefs = new Set(sections.map(({ href }) => href));
  return Object.entries(mainSections).flatMap(([name, href]) => [
    ...(hrefs.has(href)
      ? []
      : [`${href}, the main section of ${name} in ${where}, is no section.`]),
    ...(name in exports
      ? []
      : [`${name} has a main section, but no line under "exports" in ${where}.`]),
  ]);
}
