import path from 'node:path';
import { compilerOptions, type Site } from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import { problemOf } from './compiler/checker';
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
  const options = compilerOptions(own);
  const root = `${path.join(folder, '.workshop')}/`;
  const disk = ts.createCompilerHost(options);
  const installed = new Map<string, ts.SourceFile | undefined>();
  let texts = new Map<string, string>();
  let program: ts.Program | undefined;
  const host: ts.CompilerHost = {
    ...disk,
    // The folder of the program is not on the disk.
    directoryExists: undefined,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    getSourceFile(file, languageVersion) {
      const text = texts.get(file);
      if (text !== undefined) {
        return ts.createSourceFile(file, text, languageVersion);
      }
      if (!installed.has(file)) {
        installed.set(file, disk.getSourceFile(file, languageVersion));
      }
      return installed.get(file);
    },
  };
  return (files) => {
    texts = new Map(files.map(({ name, text }) => [root + name, text]));
    const paths = [...texts.keys()];
    const next = ts.createProgram(paths, options, host, program);
    program = next;
    return paths.flatMap((file) => {
      const source = next.getSourceFile(file);
      return [...next.getSyntacticDiagnostics(source), ...next.getSemanticDiagnostics(source)].map(
        (diagnostic) => problemOf(ts, root, diagnostic),
      );
    });
  };
}
