import path from 'node:path';
import { COMPILER_OPTIONS } from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import { answersOf, type Answers } from './compiler/answers';
import type { PlayFile, Problem } from './compiler/types';

/** What checks a program: the compiler of the page, or TypeScript with the packages as they are installed. */
export type Compared = Pick<Answers, 'hover' | 'complete' | 'format'> & {
  /** Replaces all files, and gives the problems of all. */
  open: (files: readonly PlayFile[]) => Problem[];
};

/**
 * Starts all of TypeScript over the packages as they are installed, to compare what was cut from types.
 *
 * @param folder - path of the folder from which programs import
 */
export function createReference(folder: string): Compared {
  const root = path.join(folder, '.workshop');
  const texts = new Map<string, string>();
  const snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  let opened = 0;
  const service = ts.createLanguageService({
    getProjectVersion: () => `${opened}`,
    getCompilationSettings: () => COMPILER_OPTIONS,
    getScriptFileNames: () => [...texts.keys()],
    getScriptVersion: (file) => (texts.has(file) ? `${opened}` : '0'),
    getScriptSnapshot(file) {
      const own = texts.get(file);
      if (own !== undefined) {
        return ts.ScriptSnapshot.fromString(own);
      }
      if (!snapshots.has(file)) {
        const text = ts.sys.readFile(file);
        snapshots.set(file, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
      }
      return snapshots.get(file);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    useCaseSensitiveFileNames: () => true,
    readFile: (file) => texts.get(file) ?? ts.sys.readFile(file),
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    directoryExists: (directory) =>
      ts.sys.directoryExists(directory) ||
      [...texts.keys()].some((file) => file.startsWith(`${directory}/`)),
    getDirectories: (directory) => ts.sys.getDirectories(directory),
    realpath: (file) => (texts.has(file) ? file : (ts.sys.realpath?.(file) ?? file)),
  });
  const answers = answersOf(ts, service, `${root}/`, (file) => texts.get(file)!, {});
  return {
    open(files) {
      texts.clear();
      files.forEach(({ name, text }) => texts.set(path.join(root, name), text));
      opened += 1;
      return answers.problems(files.map(({ name }) => name));
    },
    hover: answers.hover,
    complete: answers.complete,
    format: answers.format,
  };
}
