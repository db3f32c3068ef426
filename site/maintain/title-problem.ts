/** A description with the title in it has to keep to its own length. */
const MOST_CHARACTERS = 60;

/**
 * Says what is wrong with the title of a new page or post.
 *
 * @returns a sentence with the mend, or `undefined`
 */
export function titleProblem(title: string): string | undefined {
  if (title.trim() === '') {
    return 'It needs a title; write it in quotes, as in "Rate limits".';
  }
  return title.length > MOST_CHARACTERS
    ? `The title has ${title.length} characters; write at most ${MOST_CHARACTERS}.`
    : undefined;
}
