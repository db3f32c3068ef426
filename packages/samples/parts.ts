/** What other packages make things of: a site's programs, their packages, and what runs them in the page. */
export { libraryFingerprints } from './build/site-store';
export { answerRequests, threadData } from './store/threads';
export {
  inputOptions,
  OUTPUT_OPTIONS,
  RUNTIMES,
  runtimeSources,
  SHIMS,
  shims,
} from './bundles/bundler-options';
export { compilerOptions } from './check/compiler-options';
export { plainCode } from './page/code-marks';
export { collect, fencesIn } from './page/collect';
export type { BrowserMode, SampleFence, SampleFile } from './page/page';
export { listPages, pageId, type PageFile } from './page/pages';
export { libraryDir, type Site } from './page/site';
export { docsVersions } from './page/versions';
export {
  isForReaders,
  mayRun,
  programsToRun,
  resolveImport,
  type BrowserProgram,
} from './programs/programs-to-run';
export { compileEntry } from './store/compile-entry';
export { hashOf } from './store/hash';
export { isInPackage, resolveManifest } from './store/packages';
export { openStore, type Store } from './store/store';
