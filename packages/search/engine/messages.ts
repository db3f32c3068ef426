import type { IndexedSection } from './types';

/** A message that a section explains. */
type Pattern = {
  id: number;
  text: string;
  /** Finds the very message, with anything for `…`. */
  exact: RegExp;
  /** Finds it with other names and numbers. */
  loose: RegExp;
  /** What stands between quotes, as far as it does not differ */
  names: string[];
};

/** What stands for what differs from case to case, at most as many characters. */
const VARIABLE = '.{0,400}?';
/** Another name between quotes may be another message. */
const LOOSE_SHARE = 0.7;
/** The compiler's own sentences: without one of their names, they say nothing about this site. */
const TYPE_SENTENCE =
  /assignable to|exist (?:on|in) type|cannot find (?:name|module|namespace)|exported member|is not callable|implicitly has|may only specify|arguments, but got/;
/** A name that long is no part of another word. */
const LONG_NAME = 8;
/** So much of a message tells which one it is, unless it is a single name. */
const MIN_PART_CHARACTERS = 15;
const MAX_TEXT_CHARACTERS = 6_000;

const COLORS = /(?:\u001b|\\u001b|\\x1b|\\033)\[[\d;]*m/gi;
const QUOTES = /[`'"‘’“”«»]+/g;
const QUOTED = /"[^"]*"/g;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** What consoles and classes of errors put before a message: `Uncaught (in promise) TypeError: ` */
const PREFIX = /^(?:uncaught )?(?:\(in promise\) )?\w*error: (?=\S)/i;
/** How programs begin a sentence, and hardly anyone a query; and the one that begins with a name */
const SENTENCE = /^["'`\p{Lu}].* |^\S+ is not a function/u;
/** A line of a stack: ` at async main (/app/a.ts:3:1)` */
const FRAME = /\s+at (?:(?:async |new )?[^\s()]+ (?:\[as \S+\] )?)?\(?[^\s()]+:\d+:\d+\)?/g;

/**
 * Undoes what terminals, compilers and JSON do to a text: colors, escapes, stacks, and the ends of lines.
 *
 * @param text - as it was pasted
 */
export function readPaste(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replace(COLORS, '')
    .replace(/\\+[nrt]/g, ' ')
    .replace(/\\+(["'`\\/])/g, '$1')
    .replace(FRAME, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text reads as an error, with what consoles put before it or without. */
export function isError(text: string): boolean {
  return PREFIX.test(text) || SENTENCE.test(text);
}

/** The message of an error, without what consoles put before it. */
export function withoutPrefix(text: string): string {
  return text.replace(PREFIX, '');
}

/**
 * Makes a matcher of the messages that sections explain.
 *
 * @param sections - all that can be found
 * @returns a function from a text, after `readPaste`, to the place of the section that explains the most telling
 *   message in it, if there is one
 */
export function createMessages(sections: Pick<IndexedSection, 'messages'>[]) {
  const patterns = sections.flatMap(({ messages }, id) =>
    messages.map((message) => toPattern(message, id)),
  );

  return (pasted: string): number[] => {
    const text = comparable(pasted);
    const [best] = patterns
      .map((pattern) => ({ id: pattern.id, score: scoreOf(pattern, text) }))
      .sort((a, b) => b.score - a.score);
    return best && best.score > 0 ? [best.id] : [];
  };
}

function toPattern(message: string, id: number): Pattern {
  const text = comparable(message);
  const source = text.replace(SPECIAL, '\\$&');
  return {
    id,
    text,
    exact: toRegExp(source),
    loose: toRegExp(source.replace(/\d+/g, '\\d+').replace(QUOTED, '"[^"]{0,200}"')),
    names: Array.from(text.matchAll(/"([^"…]{2,})[^"]*"/g), ([, name = '']) => name),
  };
}

/** How many letters tell that the message is in a text, or the text a part of it */
function scoreOf({ text: message, exact, loose, names }: Pattern, text: string): number {
  if (exact.test(text)) {
    return lettersIn(message);
  }
  const common = names.filter(
    (name) => text.includes(`"${name}`) || (name.length > LONG_NAME && text.includes(name)),
  );
  if (TYPE_SENTENCE.test(message) && names.length > 0 && common.length === 0) {
    return 0;
  }
  const part = withoutPrefix(text).replace(QUOTED, '""');
  const isPart =
    part.length >= MIN_PART_CHARACTERS &&
    part.includes(' ') &&
    message.replace(QUOTED, '""').includes(part);
  const found = isPart ? part : loose.test(text) ? message.replace(QUOTED, '') : '';
  return found ? LOOSE_SHARE * lettersIn(found) + common.join('').length : 0;
}

/** Folded, and with one kind of quotes: texts come with whatever a terminal or an editor writes. */
function comparable(text: string): string {
  return readPaste(text).toLowerCase().replace(QUOTES, '"').replaceAll('...', '…');
}

/** @param source - a message in which nothing is special any more but `…`, or what stands for others like it */
function toRegExp(source: string): RegExp {
  return new RegExp(source.replaceAll('…', VARIABLE), 's');
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\d]/gu)?.length ?? 0;
}
