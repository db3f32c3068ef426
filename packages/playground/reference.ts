import path from 'node:path';
import { compilerOptions, type Site } from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import { createChecker, type Checker } from './compiler/checker';
import type { PlayFile, Problem } from './compiler/types';

/** Replaces all files of a program, and returns the problems of all. */
export type CheckFiles = (files: readonly PlayFile[]) => Problem[];

/**
 * Creates a checker over the installed packages, to compare with one over the reduced types.
 *
 * @param folder - path of the folder from which programs import
 * @param siteOptions - of docusaurus-checked-samples
 */
export function createReference(folder: string, siteOptions: Site['options']): CheckFiles {
  const types = { options: compilerOptions(siteOptions), ambient: [], files: {}, summaries: {} };
  // `.workshop` need not exist.
  const fileSystem = {
    folder: path.join(folder, '.workshop/'),
    readFile: (file: string) => ts.sys.readFile(file),
  };
  return checkFilesOf(createChecker(ts, types, fileSystem));
}

export function checkFilesOf(checker: Checker): CheckFiles {
  return (files) => {
    checker.setFiles(files);
    return checker.problems();
  };
}
