/** What programs and pages tell each other. */
export type * from './worker/messages';
