import type { CompilerOptions } from 'typescript';
import type { LinkedModule } from './types';

/** Types of a docs version, as the compiler in the page reads them. */
export type TypesPart = {
  /** Those with which samples are checked, but for the libraries: these are among the files. */
  options: CompilerOptions;
  /** Files that are read whether something imports them or not. */
  ambient: string[];
  /** The file of each import of a package, e.g. of `react`, and what packages import of each other. */
  names: Record<string, string>;
  /** Texts by their paths. */
  files: Record<string, string>;
};

/** Code of a docs version, as the page links it. */
export type VendorPart = {
  /** The module of each import, e.g. of `react`, of `node:http`, and of what runs programs: `RUNTIME`. */
  names: Record<string, string>;
  /** The modules, each after those that it imports. */
  modules: LinkedModule[];
};

/** The name of the import of what runs programs; no package can have it. */
export const RUNTIME = 'run:';
