import type { IndexedSection } from './types';

/** A message that a section explains. */
type Pattern = {
  id: number;
  text: string;
  /** Finds the very message, with anything for `…`. */
  exact: RegExp;
  /** Finds it with other names, numbers and paths. */
  loose: RegExp;
  /** Letters that do not differ from case to case, and those outside quotes */
  letters: number;
  looseLetters: number;
  /** What stands between quotes, as far as it does not differ */
  names: string[];
};

/** What stands for what differs from case to case, at most as many characters. */
const VARIABLE = '.{0,400}?';
/** What differs from case to case without being told, and what finds it: names, numbers, paths, methods, objects. */
const VARIABLES: [RegExp, string][] = [
  [/"[^"]*"/g, '"[^"]{0,200}"'],
  [/\d+/g, '\\d+'],
  [/(?<=\s)\/\S*/g, '\\S*'],
  [/\b(?:get|post|put|patch|delete|options)\b/g, '\\w+'],
  [/\b\w+(?=\.\w+ is not a function)/g, '\\S+'],
];
/** The first of the characters for private use that stand for them meanwhile. */
const FIRST_PLACEHOLDER = 0xe100;
/** A message with fewer fixed letters is in too many texts. */
const MIN_LETTERS = 8;
/** Other names between quotes may be another message. */
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
const QUOTES = /[`'‘’“”«»]/g;
const FRAME =
  /\bat (?:async )?(?:new )?[^\s()]*(?: \[as [^\]]+\])? ?\(?(?:file:|node:|https?:|webpack|\/|[A-Z]:\\)[^\s)]*\)?/g;
const PATH = /(^|[\s"'(])(?:\.{0,2}\/|[A-Z]:\\|file:|https?:\/\/|node:)[^\s"')]+/g;
/** A compiler's word before the number of each message: `error TS2742` is about that number. */
const COMPILER_ERROR = /\berror (?=TS\d)/gi;
/** What consoles and classes of errors put before a message: `Uncaught (in promise) TypeError: ` */
const PREFIX = /^(?:uncaught )?(?:\(in promise\) )?\w*error: (?=\S)/i;
const LONG = 60;

/**
 * Undoes what terminals, compilers and JSON do to a text: colors, escapes, and the ends of lines.
 *
 * @param text - as it was pasted
 */
export function readPaste(text: string): string {
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replace(COLORS, '')
    .replace(/\\+[nrt]/g, ' ')
    .replace(/\\+(["'`\\/])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Leaves of a text what tells most: not what stands before the message or its number and, where it is
 * long, no stack and no paths of files.
 *
 * @param pasted - after `readPaste`
 */
export function essence(pasted: string): string {
  const text = pasted.replace(PREFIX, '').replace(COMPILER_ERROR, '');
  if (text.length < LONG) {
    return text;
  }
  const rest = text.replace(FRAME, ' ').replace(PATH, '$1').replace(/\s+/g, ' ').trim();
  return rest || text;
}

/**
 * Makes a matcher of the messages that sections explain.
 *
 * @param sections - all that can be found
 * @returns a function from a text, after `readPaste`, to the places in the list of the sections that
 *   explain a message in it, the most telling first
 */
export function createMessages(sections: Pick<IndexedSection, 'messages'>[]) {
  const patterns = sections.flatMap(({ messages = [] }, id) =>
    messages.flatMap((message) => toPattern(message, id)),
  );

  return (typed: string): number[] => {
    const text = comparable(typed);
    const part = comparable(typed.replace(PREFIX, ''));
    return patterns
      .map((pattern) => ({ id: pattern.id, score: scoreOf(pattern, text, part) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}

function toPattern(message: string, id: number): Pattern[] {
  const text = comparable(message);
  const letters = lettersIn(text);
  const pattern = {
    id,
    text,
    exact: new RegExp(escaped(text), 's'),
    loose: new RegExp(loosened(text), 's'),
    letters,
    looseLetters: lettersIn(text.replace(/"[^"]*"/g, '')),
    names: Array.from(text.matchAll(/"([^"…]{2,})[^"]*"/g), ([, name = '']) => name),
  };
  return letters < MIN_LETTERS ? [] : [pattern];
}

/** @param part - the text without what stands before a message: it may be a part of one */
function scoreOf(pattern: Pattern, text: string, part: string): number {
  const { exact, loose, letters, looseLetters, names } = pattern;
  if (exact.test(text)) {
    return letters;
  }
  const common = names.filter(
    (name) => text.includes(`"${name}`) || (name.length > LONG_NAME && text.includes(name)),
  );
  const isOtherType = TYPE_SENTENCE.test(pattern.text) && names.length > 0 && !common.length;
  if (isOtherType && text.includes('"')) {
    return 0;
  }
  const isPart =
    part.length >= MIN_PART_CHARACTERS &&
    part.includes(' ') &&
    withoutNames(pattern.text).includes(withoutNames(part));
  const share = isPart ? lettersIn(withoutNames(part)) : loose.test(text) ? looseLetters : 0;
  return share < MIN_LETTERS ? 0 : LOOSE_SHARE * share + common.join('').length;
}

/** Folded, and with one kind of quotes: texts come with whatever a terminal or an editor writes. */
function comparable(text: string): string {
  return readPaste(text)
    .toLowerCase()
    .replace(QUOTES, '"')
    .replace(/"+/g, '"')
    .replaceAll('...', '…');
}

function escaped(text: string): string {
  return text
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .filter((part, index, all) => part || (index > 0 && index < all.length - 1))
    .join(VARIABLE);
}

function loosened(text: string): string {
  const placeholder = (index: number) => String.fromCharCode(FIRST_PLACEHOLDER + index);
  const marked = VARIABLES.reduce(
    (rest, [variable], index) => rest.replace(variable, placeholder(index)),
    text,
  );
  return VARIABLES.reduce(
    (rest, [, finds], index) => rest.replaceAll(placeholder(index), () => finds),
    escaped(marked),
  );
}

function withoutNames(text: string): string {
  return text.replace(/"[^"]*"/g, '"…"');
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\d]/gu)?.length ?? 0;
}
