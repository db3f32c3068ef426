const DAY = 24 * 60 * 60 * 1000;

/** RFC 9116 asks for less than a year: who still answers has built the site meanwhile. */
const VALID = 180 * DAY;

/**
 * Says whom to tell of a security hole, as RFC 9116 has it.
 *
 * @param contact - an address that begins with its scheme, such as `mailto:`
 * @param url - of the site
 * @param now - when it is built
 */
export const securityTxt = (contact: string, url: string, now: Date) => `Contact: ${contact}
Expires: ${new Date(now.getTime() + VALID).toISOString()}
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;
