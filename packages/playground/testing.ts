import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { validateSamplesOptions, type SamplesOptions } from 'docusaurus-checked-samples';
import { compileEntry, libraryDir, openStore } from 'docusaurus-checked-samples/parts';
import { STORE_FOLDER, type MadeFile } from './build/files';
import { makeAll } from './build/make';
import { programsOf } from './build/programs';
import type { PlayProgram } from './compiler/addresses';
import type { TypesPart } from './compiler/parts';
import type { WorkerAnswer, WorkerCall, WorkerQuestion } from './compiler/protocol';
import type { Completions, Edit, Hover, LinkedModule, PlayFile, Problem } from './compiler/types';
import { createReference, createWhole, type Compared } from './reference';

export { writeShared } from './theme/Workshop/write-shared';
export type { Compared, PlayFile, PlayProgram, Problem };

/** A docs version as the page has it. */
export type PlaygroundVersion = {
  version: string;
  programs: PlayProgram[];
  /** The script of the page's compiler with the types of the version, in this process. */
  openCompiler: () => Compared & {
    modules: (entries: readonly string[], kind: PlayProgram['kind']) => LinkedModule[];
  };
  /** All of TypeScript with the types of the page. */
  openWhole: () => Compared;
  /** All of TypeScript with the packages as they are installed. */
  openReference: () => Compared;
};

/**
 * Makes what a site's playground needs, as the build does, and takes what a build has made.
 *
 * @param dir - path of the site's root
 * @param samples - the options of its samples
 */
export async function openPlayground(
  dir: string,
  samples: SamplesOptions,
): Promise<PlaygroundVersion[]> {
  const site = { dir, options: validateSamplesOptions(samples) };
  const store = openStore(path.join(dir, STORE_FOLDER));
  const packageDir = __dirname;
  const { fingerprint } = await compileEntry('build/thread.ts', packageDir);
  const { compiler, versions } = await makeAll({ site, store, packageDir, fingerprint });
  const textOf = ({ entry }: MadeFile) => fs.readFileSync(store.pathOf(entry));
  const script = textOf(compiler).toString();
  return versions.map(({ version, files, pages }) => ({
    version,
    programs: programsOf(pages, {}),
    openCompiler() {
      const worker = startScript(script);
      const give = (file: MadeFile) =>
        worker({ call: 'part', href: file.entry, json: textOf(file) as unknown as ArrayBuffer });
      [files.types, files.typesWithDocument].forEach(give);
      let opened: readonly PlayFile[] = [];
      const ask = (question: WorkerQuestion) => worker({ ...question, files: opened });
      // The casts: each question has an answer of its own.
      return {
        open(next) {
          opened = next;
          return ask({ call: 'problems' }) as Problem[];
        },
        hover: (name, position) => ask({ call: 'hover', name, position }) as Hover | undefined,
        complete: (name, position) =>
          ask({ call: 'complete', name, position }) as Completions | undefined,
        format: (name) => ask({ call: 'format', name }) as Edit[],
        modules(entries, kind) {
          const vendor = kind === 'dom' ? files.vendorWithDocument : files.vendor;
          give(vendor);
          return ask({ call: 'modules', entries, vendor: vendor.entry, kind }) as LinkedModule[];
        },
      };
    },
    openWhole: () =>
      createWhole(
        [files.types, files.typesWithDocument].map(
          (file) => JSON.parse(textOf(file).toString()) as TypesPart,
        ),
      ),
    openReference: () => createReference(libraryDir(site, version)),
  }));
}

type Ask = (call: WorkerCall) => unknown;

/** Runs the script of a worker here, which answers at once. */
function startScript(script: string): Ask {
  let answer: WorkerAnswer | undefined;
  const self: { onmessage?: (event: { data: WorkerCall }) => void; postMessage: unknown } = {
    postMessage: (message: WorkerAnswer) => {
      answer = message;
    },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the build's own script, without imports
  const run = new Function('self', `'use strict';${script}`) as (scope: object) => void;
  run(self);
  return (data) => {
    self.onmessage!({ data });
    if (!answer || 'error' in answer) {
      throw new Error(answer?.error ?? 'The worker says nothing.');
    }
    return answer.result;
  };
}

/** Unpacks a project that a reader downloaded: texts by file. */
export function unpackProject(file: string): Record<string, string> {
  const entries = Object.entries(unzipSync(fs.readFileSync(file)));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}
