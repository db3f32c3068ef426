import type { Section } from './sections';

/** Who reports an error. */
export type Source = 'trpc' | 'typescript' | 'other';

/** An error message that the pages explain. */
export type Message = {
  text: string;
  source: Source;
  /** Each section that explains it, with the cause that it names; code between backticks */
  causes: { page: string; href: string; cause: string }[];
};

/** What tables of messages have besides messages is no sentence: a field, a value. */
const IS_SENTENCE = /\S+\s+\S+\s+\S/;

/** A sentence that says this little goes on in the next one. */
const SHORTEST_CAUSE = 20;

const TYPESCRIPT =
  /does not exist (in|on) type|is not assignable to|has no exported member|does not satisfy the|[Oo]verload matches|is possibly|corresponding type declarations|Cannot find (namespace|name) |in common with type|(is|are) missing in type|is missing the following|Source has \d+ element|implicitly has|must either have a tuple type|incompatible between these types|has not been built from|cannot be named without|is of type 'unknown'|^Expected [\d-]+ arguments/;
const COMPILER = /\bTS\d{4,5}\b|compiler error/;

/**
 * Lists the error messages that sections explain: a heading that is code and reads like a sentence, and
 * the rows of their tables of messages, except what the same page has under a heading.
 */
export function messagesOf(sections: Section[], isOwn: (message: string) => boolean): Message[] {
  const messages = new Map<string, Message>();
  for (const { quoted, page, href, paragraph, isRow } of quotedIn(sections)) {
    const text = quoted.replace(/\.$/, '');
    const key = text.replace(/[\s…:]+$/, '');
    const cause = firstSentences(paragraph);
    const message = messages.get(key) ?? { text, source: sourceOf(text, cause, isOwn), causes: [] };
    if (!isRow || !message.causes.some((other) => other.page === page)) {
      message.causes.push({ page, href, cause });
    }
    messages.set(key, message);
  }
  return [...messages.values()].sort((a, b) => sortKey(a).localeCompare(sortKey(b), 'en'));
}

type Quoted = { quoted: string; page: string; href: string; paragraph: string; isRow: boolean };

function quotedIn(sections: Section[]): Quoted[] {
  return [...headings(sections), ...rows(sections)];
}

function headings(sections: Section[]): Quoted[] {
  return sections.flatMap(({ page, href, level, titleCode, firstParagraph }) =>
    level > 1 && titleCode && /\s/.test(titleCode)
      ? [{ quoted: titleCode, page, href, paragraph: firstParagraph, isRow: false }]
      : [],
  );
}

function rows(sections: Section[]): Quoted[] {
  return sections.flatMap(({ page, href, messages }) =>
    messages
      .filter(({ text }) => IS_SENTENCE.test(text))
      .map(({ text, cause }) => ({
        quoted: text,
        page,
        href,
        paragraph: asSentence(cause),
        isRow: true,
      })),
  );
}

function asSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`;
}

function sourceOf(text: string, cause: string, isOwn: (message: string) => boolean): Source {
  if (TYPESCRIPT.test(text) || COMPILER.test(cause)) {
    return 'typescript';
  }
  return isOwn(text) ? 'trpc' : 'other';
}

/** By the first word: quotes and dots before it do not count. */
function sortKey({ text }: Message) {
  return text.replace(/^[^\w]+/, '');
}

function firstSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?![a-z])/);
  const [first = '', second] = sentences;
  return first.length < SHORTEST_CAUSE && second ? `${first} ${second}` : first;
}
