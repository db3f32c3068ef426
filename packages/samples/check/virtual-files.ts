import path from 'node:path';
import ts from 'typescript';
import { memoize } from './memoize';

/** The folder of the virtual files, inside the libraries' folder, so that their imports resolve to its packages. */
export const FOLDER = '.samples';

/**
 * Creates a language service host for a project of files in memory. Packages and TypeScript's libraries are read
 * from disk, once.
 *
 * @param libraryDir - the folder from which samples import packages
 * @param needsDocs - whether to parse doc comments
 */
export function createVirtualFiles(
  libraryDir: string,
  options: ts.CompilerOptions,
  needsDocs = true,
) {
  const root = path.join(libraryDir, FOLDER);
  const files = new Map<string, { text: string; version: number }>();
  let projectVersion = 0;

  const disk = {
    readFile: memoize((file: string) => ts.sys.readFile(file)),
    fileExists: memoize((file: string) => ts.sys.fileExists(file)),
    directoryExists: memoize((folder: string) => ts.sys.directoryExists(folder)),
    getDirectories: memoize((folder: string) => ts.sys.getDirectories(folder)),
    realpath: memoize((file: string) => ts.sys.realpath?.(file) ?? file),
  };
  const isVirtual = (file: string) => file === root || file.startsWith(`${root}/`);
  const readFile = (file: string) => files.get(file)?.text ?? disk.readFile(file);

  const host: ts.LanguageServiceHost = {
    getProjectVersion: () => String(projectVersion),
    getCompilationSettings: () => options,
    jsDocParsingMode: needsDocs
      ? ts.JSDocParsingMode.ParseAll
      : ts.JSDocParsingMode.ParseForTypeErrors,
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: (file) => String(files.get(file)?.version ?? 1),
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => libraryDir,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    useCaseSensitiveFileNames: () => true,
    readFile,
    fileExists: (file) => (isVirtual(file) ? files.has(file) : disk.fileExists(file)),
    // Virtual folders always exist: `fileExists` decides.
    directoryExists: (folder) => isVirtual(folder) || disk.directoryExists(folder),
    getDirectories: (folder) => (isVirtual(folder) ? [] : disk.getDirectories(folder)),
    realpath: (file) => (isVirtual(file) ? file : disk.realpath(file)),
  };

  return {
    /** The folder, without a slash at its end. */
    root,
    /** Adds a file, or changes its text. */
    write(file: string, text: string) {
      if (files.get(file)?.text !== text) {
        // Not counted by file: one that comes again may have another text.
        files.set(file, { text, version: ++projectVersion });
      }
    },
    remove(file: string) {
      projectVersion += files.delete(file) ? 1 : 0;
    },
    host,
  };
}
