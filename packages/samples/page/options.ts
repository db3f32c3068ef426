import type { NotChecked } from './not-checked';
import type { Summaries } from './summary';

/** What a site tells this package; README.md has the table. All of it can be written as JSON. */
export type SamplesOptions = {
  /** The packages that the docs are about: of the library's own version exactly, told apart by content. */
  documented?: string[];
  /** The label of the docs version that is not released; the others have their names. */
  currentLabel?: string;
  /** The folder of the docs that are not released, from the site's root. */
  docs?: string;
  /** Whether names that nothing declares are problems, or `any`, so that the rest of a fragment is checked. */
  undeclaredNames?: 'error' | 'any';
  /** By parts of pages' paths, imports and declarations that their fences need not repeat. */
  preludes?: Record<string, string>;
  /** Fences that no compiler sees, such as signatures, or pages that have their code from elsewhere. */
  notChecked?: NotChecked;
  /** Which fences this package shows in place of Docusaurus and Prism: those of programs, or all. */
  highlights?: 'samples' | 'all';
  /** What comes of a fence whose language, mark or title nobody knows; either way it is checked like any other. */
  onUnknownMarks?: 'warn' | 'throw';
  /** Options of the compiler, as tsconfig.json has them, over those that samples have here. */
  compilerOptions?: Record<string, unknown>;
  /** By parts of pages' paths, options of the compiler over those, for docs of several libraries. */
  compilerOptionsByPage?: Record<string, Record<string, unknown>>;
  /** More languages of fences than those known here: Shiki's name, and the name for readers. */
  languages?: Record<string, string>;
  /** Packages whose modules do nothing but declare, though their package.json does not say so. */
  sideEffectFree?: string[];
  /** What readers see of types of packages that TypeScript writes with all that is internal to them. */
  summaries?: Summaries;
};
