/** What was asked of a compiler took too long. It has begun anew with the same files. */
export class CheckerTooSlow extends Error {
  override name = 'CheckerTooSlow';
}

/** What a program imports and the page does not have, or a circle of imports; the message is for readers. */
export class CannotLink extends Error {
  override name = 'CannotLink';
}
