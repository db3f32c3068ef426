import path from 'node:path';
import { validateSamplesOptions } from '../build/validate-options';
import { collect } from '../page/collect';
import type { Site } from '../page/site';
import { programsToRun } from '../programs/programs-to-run';

/** The site around this package, for what needs real packages. */
export const SITE: Site = {
  dir: path.resolve('.'),
  options: validateSamplesOptions({
    documented: ['@trpc/client', '@trpc/server'],
    currentLabel: '10.x',
    highlights: 'all',
    onUnknownMarks: 'throw',
  }),
};

/** The page that a text would be. */
export function pageOf(mdx: string, version = 'current', file = 'docs/page.mdx') {
  return collect(mdx, { file, version }, SITE);
}

/** The first program of the page that a text would be. */
export function programOf(mdx: string, version = 'current') {
  return programsToRun(pageOf(mdx, version))[0]!;
}
