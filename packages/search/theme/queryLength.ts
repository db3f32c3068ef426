/** What DocSearch's input takes; more has no part in what is found, and costs the page's thread to draw. */
export const MAX_QUERY_LENGTH = 512;
