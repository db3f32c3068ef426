/** Fences that are shown as they are, and that no compiler sees. */
export type NotChecked = {
  /** Parts of the paths of pages, such as `docs/api/`. */
  pages?: string[];
  /** The heading right above, such as `Signature`. */
  headings?: string[];
  /** How the code begins. */
  beginnings?: string[];
};

/** Tells whether a fence of a page is one of them, by the heading above it and its code. */
export function notCheckedOn(file: string, { pages, headings, beginnings }: NotChecked) {
  const isPage = pages?.some((part) => file.includes(part));
  return (heading: string, code: string): boolean =>
    Boolean(isPage || headings?.includes(heading) || beginnings?.some((it) => code.startsWith(it)));
}
