import type { Run } from './in-copy';

/** What a command is going to do to the site. */
export type Plan = {
  title: string;
  /** One after the other, in words. */
  steps: string[];
  /** Names of versions: what speaks of them is left to the maintainer. */
  words: string[];
  /** Does it, in a copy of the site. */
  change: (copy: string, run: Run) => Promise<void>;
};

/** Writes a plan as people read it. */
export function formatPlan({ title, steps }: Pick<Plan, 'title' | 'steps'>): string {
  const width = String(steps.length).length;
  const lines = steps.map((step, index) => `  ${String(index + 1).padStart(width)}. ${step}`);
  return `${title}\n\n${lines.join('\n')}\n`;
}
