/** The fences that are shown but not checked: they fulfil at least one condition. */
export type NotChecked = {
  /** Parts of the paths of pages, such as `docs/api/`. */
  pages?: string[];
  /** The heading right above, such as `Signature`. */
  headings?: string[];
  /** Beginnings of the code, such as `interface `. */
  beginnings?: string[];
};

/** @returns a function that tells whether a fence of the page `file` is not checked */
export function notCheckedOn(file: string, { pages, headings, beginnings }: NotChecked) {
  const isPage = pages?.some((part) => file.includes(part));
  return (heading: string, code: string): boolean =>
    Boolean(isPage || headings?.includes(heading) || beginnings?.some((it) => code.startsWith(it)));
}
