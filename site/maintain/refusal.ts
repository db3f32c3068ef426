/** What a command does not do, with the reason and the mend as its message. */
export class Refusal extends Error {}
