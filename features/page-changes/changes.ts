import { pagePath } from '../../shared/paths';

/** What changed in the Markdown of a page from one docs version to the next, or a part of that. */
export interface PageChanges {
  /** What the older text has otherwise throughout; it counts as no change. */
  renamed: [before: string, after: string][];
  /** The text above the first heading, then one entry for each heading with its text */
  sections: Line[][];
  /** How many sections of the whole page are so */
  counts: Record<Status, number>;
  /** Where the sections go on, in a file of their own */
  next?: string | undefined;
}

/**
 * - `3`: so many lines that are the same, and not beside a change
 * - `' text'`, `'-text'`, `'+text'`: a line that is the same, removed or added
 * - `['same', 'removed', 'added', 'same', …]`: a line whose words changed
 */
export type Line = number | string | string[];

/** What became of a section. */
export type Status = 'same' | 'changed' | 'new' | 'gone';

export function statusOf(section: Line[]): Status {
  const isAll = (sign: string) =>
    section.every((line) => typeof line === 'string' && line.startsWith(sign));
  const isSame = (line: Line) =>
    typeof line === 'number' || (typeof line === 'string' && line.startsWith(' '));
  if (section.every(isSame)) {
    return 'same';
  }
  return isAll('+') ? 'new' : isAll('-') ? 'gone' : 'changed';
}

/**
 * The path of what changed in a page.
 *
 * `/docs/v10/` → `/docs/v10.changes.json`
 *
 * @param permalink - the page's path in the newer version
 * @param part - which of its files, from 1
 */
export function changesPath(permalink: string, part = 1): string {
  return `${pagePath(permalink)}.changes${part > 1 ? `.${part}` : ''}.json`;
}
