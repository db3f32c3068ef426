/** A heading in the table of contents; its text is HTML. */
interface Entry {
  readonly value: string;
  readonly children: readonly Entry[];
}

/** From so many messages on, one would look for the topics among them. */
const MANY = 3;

/**
 * Whether a section is about error messages, which are longer than topics and are looked for by
 * searching: most of its subsections begin with a message, that is, code of several words.
 */
export function holdsMessages({ children }: Entry): boolean {
  const messages = children.filter(({ value }) => /^<code>[^<]* [^<]*<\/code>/.test(value));
  return messages.length >= Math.max(MANY, children.length / 2);
}
