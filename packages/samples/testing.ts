import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { validateSamplesOptions } from './build/validate-options';
import { bundleProgram } from './bundles/bundle-program';
import { runDoctests } from './doctests';
import type { Printed } from './doctests/job';
import { collect } from './page/collect';
import type { SamplesOptions } from './page/options';
import { listPages, type PageFile } from './page/pages';
import type { Site } from './page/site';
import {
  isForReaders,
  mayRun,
  programsToRun,
  type BrowserProgram,
} from './programs/programs-to-run';

/** What the tests and benchmarks of a site need of its samples. */
export type { Printed } from './doctests/job';
export type { BrowserProgram } from './programs/programs-to-run';
export { FRAME_DOCUMENT } from './worker/frame-document';
export type { FrameProgram, RunMessage } from './worker/messages';

export const KILOBYTE = 1024;

/** How many bytes of what a click on Run loads are what shows a run, which is the same for all programs. */
const VIEWER_SIZE = 2.7 * KILOBYTE;

/**
 * Measures what a reader's first click on Run loads, in bytes of brotli. Later ones load the program alone.
 *
 * @param program - the text of its file
 */
export function clickSize(program: string): number {
  return brotliCompressSync(program).length + VIEWER_SIZE;
}

/**
 * Opens the programs of a site, as the page and as Node run them.
 *
 * @param dir - path of the site's root
 * @param options - those that the plugin gets
 */
export function openPrograms(dir: string, options: SamplesOptions) {
  const site: Site = { dir, options: validateSamplesOptions(options) };

  const textOf = ({ file }: PageFile) => fs.readFileSync(path.join(dir, file), 'utf8');

  const pages = () => listPages(site).filter((page) => mayRun(textOf(page)));
  const ofPage = (page: PageFile) =>
    programsToRun(collect(textOf(page), page, site)).filter(isForReaders);

  return {
    /** Lists the pages in which such programs can be, without reading what takes long: all of a page. */
    pages,

    /** Lists the programs of a page that readers can run, in page order. */
    ofPage,

    /** The same of all pages. */
    list: () => pages().flatMap(ofPage),

    /** Reads the first program of a text, as if it were a page of the docs that are not released. */
    read(mdx: string): BrowserProgram {
      const page = collect(mdx, { file: 'docs/page.mdx', version: 'current' }, site);
      return programsToRun(page).find(isForReaders)!;
    },

    /** Bundles a program for the page: the text of its file. */
    bundle: (program: BrowserProgram) => bundleProgram(site, program),

    /**
     * Runs a program in Node, and gives what each of its fences prints. Throws where it fails.
     */
    async printedInNode(program: BrowserProgram): Promise<Printed[]> {
      const runs = await runDoctests(site, [{ ...program.page, fences: program.fences }]);
      const { result } = runs.find((run) => run.program.mode === program.mode)!;
      if (result.error !== undefined) {
        throw new Error(result.error);
      }
      return result.printed;
    },
  };
}
