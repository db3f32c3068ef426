/**
 * The path of a page, as its address has it: Docusaurus writes that of a docs version's first page with a
 * slash at its end.
 *
 * `/docs/v10/` → `/docs/v10`
 */
export function pagePath(permalink: string): string {
  return permalink.replace(/\/$/, '');
}
