import fs from 'node:fs';
import path from 'node:path';
import { validateSamplesOptions } from './build/validate-options';
import { bundleProgram } from './bundles/bundle-program';
import { bundleShared, type SharedFile } from './bundles/shared-file';
import { runDoctests } from './doctests';
import type { Printed } from './doctests/job';
import { collect } from './page/collect';
import type { SamplesOptions } from './page/options';
import { listPages } from './page/pages';
import type { Site } from './page/site';
import { programsToRun, type RunProgram } from './programs/programs-to-run';

/** What the tests and benchmarks of a site need of its samples. */
export { clickSize, kilobytes } from './bundles/click-size';
export type { Printed } from './doctests/job';
export type { RunProgram } from './programs/programs-to-run';
export type { RunMessage } from './worker/messages';

/** A program in the page: the address of its module, and the texts of its files by their addresses. */
export type ProgramFiles = { program: string; shared: string; files: Record<string, string> };

/** The programs of a site, as the page and as Node run them. */
export type SitePrograms = {
  /** Lists the programs that readers can run, in page order. */
  list: () => RunProgram[];
  /** Reads the first program of a text, as if it were a page of the docs that are not released. */
  read: (mdx: string) => RunProgram;
  /** Bundles a program for the page. */
  bundle: (program: RunProgram) => Promise<ProgramFiles>;
  /** Runs a program in Node. Gives what each of its fences prints there. */
  printedInNode: (program: RunProgram) => Promise<Printed[]>;
};

/**
 * Opens the programs of a site.
 *
 * @param dir - path of the site's root
 * @param options - those that the plugin gets
 */
export function openPrograms(dir: string, options: SamplesOptions): SitePrograms {
  const site: Site = { dir, options: validateSamplesOptions(options) };
  const shared = new Map<string, Promise<SharedFile>>();
  const inPage = (programs: RunProgram[]) => programs.filter(({ mode }) => mode === 'page');

  return {
    list: () =>
      listPages(site).flatMap((page) => {
        const text = fs.readFileSync(path.join(dir, page.file), 'utf8');
        return inPage(programsToRun(collect(text, page, site)));
      }),
    read(mdx) {
      const page = collect(mdx, { file: 'docs/page.mdx', version: 'current' }, site);
      return inPage(programsToRun(page))[0]!;
    },
    async bundle(program) {
      const { version, id } = program;
      const promise = shared.get(version) ?? bundleShared(site, version);
      shared.set(version, promise);
      const file = await promise;
      const addresses = { program: `/run/${version}/${id}.js`, shared: `/run/${file.name}` };
      const text = await bundleProgram(site, program, file);
      const files = { [addresses.program]: text, [addresses.shared]: file.text };
      return { ...addresses, files };
    },
    async printedInNode(program) {
      const [run] = await runDoctests(site, [{ ...program.page, fences: program.fences }]);
      return run!.result.printed;
    },
  };
}
