import { createSlugger } from '@docusaurus/utils';
import type { Message, Source } from '../types';
import type { Section } from './sections';

/** Shorter texts occur in the sources by chance. */
const MIN_LETTERS = 12;
/** Parts that vary: `"query"`, `'a'`, `…` */
const PLACEHOLDER = /"[^"]*"|'[^']*'|…/;

/** `fetch failed`, `UnauthorizedError`. Other code is a field, a value or a status. */
const IS_MESSAGE = /\S+\s+\S+|^[A-Z]\w{6,}$/;

/** Texts of TypeScript's errors, when the table names no error code. */
const TYPESCRIPT =
  /does not exist (in|on) type|is not assignable to|has no exported member|does not satisfy the|[Oo]verload matches|is possibly|corresponding type declarations|Cannot find (namespace|name) |in common with type|(is|are) missing in type|is missing the following|Source has \d+ element|implicitly has|must either have a tuple type|incompatible between these types|has not been built from|cannot be named without|is of type 'unknown'|^Expected [\d-]+ arguments/;
const COMPILER = /\bTS\d{4,5}\b|compiler error/;

/**
 * Lists the error messages of the pages' tables. Messages of the documented packages that differ in quoted
 * names alone are merged.
 *
 * @param sources - the source files of the documented packages
 */
export function messagesOf(sections: Section[], sources: string[]): Message[] {
  const all = sources.join('\n');
  const isOwn = (message: string) => isInSources(all, message);
  const messages = new Map<string, Omit<Message, 'id'>>();
  for (const { page, href, messages: rows } of sections) {
    for (const row of rows) {
      const cause = { page, href, cause: asSentence(row.cause), fix: asSentence(row.fix) };
      for (const quoted of row.texts.filter((text) => IS_MESSAGE.test(text))) {
        const text = quoted.replace(/\.$/, '');
        const source = sourceOf(text, cause.cause, isOwn);
        const key = keyOf(text, source);
        const message = messages.get(key) ?? { text, variants: [], source, causes: [] };
        messages.set(key, message);
        if (!matchesTemplate(message.text, text) && !message.variants.includes(text)) {
          message.variants.push(text);
        }
        if (!message.causes.some((known) => known.page === page && known.cause === cause.cause)) {
          message.causes.push(cause);
        }
      }
    }
  }
  const slugger = createSlugger();
  return [...messages.values()]
    .sort((a, b) => sortKey(a.text).localeCompare(sortKey(b.text), 'en'))
    .map((message) => ({ id: slugger.slug(message.text), ...message }));
}

/**
 * Whether the sources contain a message, with any text in its quotes and as its last word.
 *
 * `No "query"-procedure` is in `No "${type}"-procedure`
 */
function isInSources(sources: string, message: string) {
  const text = message.replace(/^Error: /, '').replace(/[\s…:]+$/, '');
  return [text, text.replace(/ [^\s"']+$/, '')]
    .map((candidate) => candidate.split(PLACEHOLDER))
    .filter((parts) => parts.join('').length >= MIN_LETTERS && text.includes(' '))
    .some((parts) => parts.every((part) => sources.includes(part)));
}

/** Whether a text is a message with other text in place of `…`. */
function matchesTemplate(message: string, text: string) {
  const parts = message.split('…');
  return text.startsWith(parts[0]!) && text.endsWith(parts.at(-1)!);
}

/** `'ctx.user' is …` → `ctx.user' is …` */
function sortKey(message: string) {
  return message.replace(/^\W+/, '');
}

/** Messages with the same key are merged. Quoted names do not distinguish messages of the documented packages. */
function keyOf(text: string, source: Source) {
  const ended = text.replace(/[\s…:]+$/, '');
  return source === 'trpc' ? ended.replace(/"[^"]*"|'[^']*'/g, '…') : ended;
}

function asSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return !text || /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`;
}

function sourceOf(text: string, cause: string, isOwn: (message: string) => boolean): Source {
  if (TYPESCRIPT.test(text) || COMPILER.test(cause)) {
    return 'typescript';
  }
  return isOwn(text) ? 'trpc' : 'other';
}
