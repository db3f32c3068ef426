import path from 'node:path';
import { compilerOptions, type Site } from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import { createChecker, type Checker } from './compiler/checker';
import type { PlayFile, Problem } from './compiler/types';

/** Replaces all files of a program, and gives the problems of all. */
export type Open = (files: readonly PlayFile[]) => Problem[];

/**
 * Starts all of TypeScript over the packages as they are installed, to compare what was cut from types.
 *
 * @param folder - path of the folder from which programs import
 * @param own - the site's own options of the compiler
 */
export function createReference(folder: string, own: Site['options']): Open {
  const installed = { options: compilerOptions(own), ambient: [], files: {}, summaries: {} };
  // The folder of the program is not on the disk.
  const disk = {
    folder: path.join(folder, '.workshop/'),
    readFile: (file: string) => ts.sys.readFile(file),
  };
  return problemsOf(createChecker(ts, installed, disk));
}

export function problemsOf(checker: Checker): Open {
  return (files) => {
    checker.setFiles(files);
    return checker.problems();
  };
}
