import type { Export } from './exports';
import type { Section } from './sections';

/** A link to a section that explains something. */
export type Explanation = { page: string; title: string; href: string };

/** An export with what the pages and our own words say of it. */
export type Entry = Omit<Export, 'options'> & {
  /** What it is, in one line; its code between backticks */
  what: string;
  /** Best first */
  explanations: Explanation[];
};

/** An error message that a section explains. */
export type Message = Explanation & { message: string; cause: string };

/** All that the reference pages of a docs version show. */
export type Reference = { exports: Entry[]; messages: Message[] };

/** Our own words: a line for each export, or why the pages leave it out. */
export type Words = { exports: Record<string, string>; internal: Record<string, string> };

const MAX_EXPLANATIONS = 3;
const SCORES = { title: 8, code: 2, options: 1 };

/**
 * Finds the sections that explain a name: those that have it in their title, then those that speak of it
 * in code font.
 */
export function explanationsOf(name: string, sections: Section[]): Explanation[] {
  const word = new RegExp(`(^|[^\\w$])${name.replaceAll('$', '\\$')}($|[^\\w$])`);
  return sections
    .map((section) => {
      const mentions = section.code.filter((code) => word.test(code)).length;
      const score =
        (word.test(section.title) ? SCORES.title : 0) + Math.min(mentions, 3) * SCORES.code;
      return { section, score: mentions || score ? score : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_EXPLANATIONS)
    .map(({ section: { page, title, href } }) => ({ page, title, href }));
}

/** A heading that is code and reads like a sentence is an error message. */
export function messagesOf(sections: Section[]): Message[] {
  return sections
    .filter(({ titleCode, level }) => level > 1 && titleCode && /\s/.test(titleCode))
    .map(({ page, title, href, titleCode, firstParagraph }) => ({
      page,
      title,
      href,
      message: titleCode!,
      cause: firstSentence(firstParagraph),
    }))
    .sort((a, b) => a.message.localeCompare(b.message, 'en'));
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)(?!\s*[a-z])/.exec(text)?.[0] ?? text;
}

/** Puts together what the reference pages show. Exports that stay internal are left out. */
export function makeReference(all: Export[], sections: Section[], words: Words): Reference {
  const exports = all
    .filter(({ name }) => !(name in words.internal))
    .map(({ options: _options, ...entry }) => ({
      ...entry,
      what: words.exports[entry.name] ?? '',
      explanations: explanationsOf(entry.name, sections),
    }));
  return { exports, messages: messagesOf(sections) };
}

/** Says what the pages do not explain, a line each, with the mend. */
export function gaps(all: Export[], sections: Section[], words: Words): string[] {
  const spoken = sections.flatMap(({ code, title }) => [...code, title]).join('\n');
  const isSpoken = (name: string) => new RegExp(`(^|[^\\w$])${name}($|[^\\w$])`).test(spoken);
  const names = new Set(all.map(({ name }) => name));
  return [
    ...all.flatMap(({ name, package: from }) => {
      if (name in words.internal) {
        return [];
      }
      const missing = [
        ...(isSpoken(name) ? [] : ['no page speaks of it in code font']),
        ...(name in words.exports ? [] : ['it has no line of its own']),
      ];
      return missing.length ? [`${name} of ${from}: ${missing.join('; ')}.`] : [];
    }),
    ...all
      .filter(({ name }) => !(name in words.internal))
      .flatMap(({ name, options }) =>
        options
          .filter((option) => !isSpoken(option) && !(`${name}.${option}` in words.internal))
          .map((option) => `${name}: no page speaks of its option ${option}.`),
      ),
    ...[...Object.keys(words.exports), ...Object.keys(words.internal)]
      .filter((name) => !names.has(name.split('.')[0]!))
      .map((name) => `${name} is not exported; take it out.`),
  ];
}
