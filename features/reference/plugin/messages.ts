import { createSlugger } from '@docusaurus/utils';
import type { Message, Source } from '../types';
import type { Section } from './sections';

/** Shorter texts are parts of others, or no sentences. */
const MIN_LETTERS = 12;
const VARIABLE = /"[^"]*"|'[^']*'|…/;

/** What stands in code font and is no message: a field, a value, a status. */
const IS_MESSAGE = /\S+\s+\S+|^[A-Z]\w{6,}$/;

const TYPESCRIPT =
  /does not exist (in|on) type|is not assignable to|has no exported member|does not satisfy the|[Oo]verload matches|is possibly|corresponding type declarations|Cannot find (namespace|name) |in common with type|(is|are) missing in type|is missing the following|Source has \d+ element|implicitly has|must either have a tuple type|incompatible between these types|has not been built from|cannot be named without|is of type 'unknown'|^Expected [\d-]+ arguments/;
const COMPILER = /\bTS\d{4,5}\b|compiler error/;

/**
 * Lists the error messages in the tables of messages.
 *
 * @param sources - what the documented packages are made from; of their messages, those that differ in
 * quoted names alone are one
 */
export function messagesOf(sections: Section[], sources: string[]): Message[] {
  const isOwn = (message: string) => isIn(sources.join('\n'), message);
  const messages = new Map<string, Omit<Message, 'id'>>();
  for (const { page, href, messages: rows } of sections) {
    for (const row of rows) {
      const cause = { page, href, cause: asSentence(row.cause), mend: asSentence(row.mend) };
      for (const quoted of row.texts.filter((text) => IS_MESSAGE.test(text))) {
        const text = quoted.replace(/\.$/, '');
        const source = sourceOf(text, cause.cause, isOwn);
        const key = keyOf(text, source);
        const message = messages.get(key) ?? { text, variants: [], source, causes: [] };
        messages.set(key, message);
        if (!isForm(message.text, text) && !message.variants.includes(text)) {
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
    .sort((a, b) => fromFirstWord(a.text).localeCompare(fromFirstWord(b.text), 'en'))
    .map((message) => ({ id: slugger.slug(message.text), ...message }));
}

/**
 * Whether sources have a message, whatever stands for its variables: in quotes, or as its last word.
 *
 * `No "query"-procedure` is in `No "${type}"-procedure`
 */
function isIn(sources: string, message: string) {
  const text = message.replace(/^Error: /, '').replace(/[\s…:]+$/, '');
  return [text, text.replace(/ [^\s"']+$/, '')]
    .map((candidate) => candidate.split(VARIABLE))
    .filter((parts) => parts.join('').length >= MIN_LETTERS && text.includes(' '))
    .some((parts) => parts.every((part) => sources.includes(part)));
}

/** Whether a text is a message, with something in place of its `…`. */
function isForm(message: string, text: string) {
  const parts = message.split('…');
  return text.startsWith(parts[0]!) && text.endsWith(parts.at(-1)!);
}

/** Quotes and dots before the first word do not count in the order. */
function fromFirstWord(message: string) {
  return message.replace(/^\W+/, '');
}

/** Of one's own packages, what is quoted varies; of a compiler's, it tells messages apart. */
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
