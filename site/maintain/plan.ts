import type { Run } from './in-copy';
import type { Words } from './mentions';

/** What a command is going to do to the site. */
export type Plan = {
  title: string;
  /** One after the other, in words. */
  steps: string[];
  /** What is left to the maintainer to read and to rewrite. */
  words: Words[];
  /** Does it, in a copy of the site. */
  change: (copy: string, run: Run) => Promise<Changed | void>;
};

/** What is left to the maintainer, as far as it is not known before. */
export type Changed = {
  /** Lines whose links lead elsewhere from then on, a line for each file: `docs/main/quickstart.mdx:12,40` */
  relinked: string[];
};

/** Writes a plan as people read it. */
export function formatPlan({ title, steps }: Pick<Plan, 'title' | 'steps'>): string {
  const width = String(steps.length).length;
  const lines = steps.map((step, index) => `  ${String(index + 1).padStart(width)}. ${step}`);
  return `${title}\n\n${lines.join('\n')}\n`;
}
