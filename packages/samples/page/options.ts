import type { NotChecked } from './not-checked';
import type { Summaries } from './summary';

/** The options of a site, all of them JSON; README.md has a table. */
export type SamplesOptions = {
  /** The packages that the docs are about: their version is exact, and their cache entries depend on their code. */
  documented?: string[];
  /** The name of the unreleased docs version in `version=`; released ones have their own. */
  currentLabel?: string;
  /** The folder of the unreleased docs, from the site's root. */
  docs?: string;
  /** What an undeclared name is: an error, or of type `any`, so that the rest of a fragment is checked. */
  undeclaredNames?: 'error' | 'any';
  /** By part of a page's path, code with imports and declarations for its fences. */
  preludes?: Record<string, string>;
  /** Fences that are not checked, such as signatures. */
  notChecked?: NotChecked;
  /** The fences to show instead of Docusaurus and Prism: `samples` are TypeScript and outputs. */
  highlights?: 'samples' | 'all';
  /** Whether an unknown language, mark or title of a fence is a warning or an error. */
  onUnknownMarks?: 'warn' | 'throw';
  /** As in tsconfig.json; they override this package's defaults. */
  compilerOptions?: Record<string, unknown>;
  /** By part of a page's path, overrides of `compilerOptions`, for docs of several libraries. */
  compilerOptionsByPage?: Record<string, Record<string, unknown>>;
  /** Additional languages of fences: by Shiki's name, the name for readers. */
  languages?: Record<string, string>;
  /** Packages to bundle as if their package.json said `"sideEffects": false`. */
  sideEffectFree?: string[];
  /** Short forms of types of packages that TypeScript writes with many internal details. */
  summaries?: Summaries;
};
