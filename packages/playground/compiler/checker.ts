import type * as TypeScript from 'typescript';
import { answersOf, type Answers } from './answers';
import { guardLoops, type LoopParser } from './guard-loops';
import type { TypesPart } from './parts';
import type { PlayFile, Problem } from './types';

/** What is used of TypeScript: all that the page's has. */
export type SlimTypeScript = Pick<
  typeof TypeScript,
  | 'createLanguageService'
  | 'displayPartsToString'
  | 'flattenDiagnosticMessageText'
  | 'getDefaultFormatCodeSettings'
  | 'preProcessFile'
  | 'ScriptSnapshot'
  | 'transpileModule'
  | 'version'
> &
  LoopParser;

/** A language service over files in memory. Methods throw where there is no such file. */
export type Checker = {
  setFiles: (files: readonly PlayFile[]) => void;
  /** Adds types, e.g. those that a program with a document needs besides. */
  addTypes: (part: TypesPart) => void;
  /** Reads the types, without any file: the first check would have to. */
  warmUp: () => void;
  /** The problems of all files, in their order. */
  problems: () => Problem[];
  hover: Answers['hover'];
  complete: Answers['complete'];
  format: Answers['format'];
  /**
   * The file in JavaScript, and the places of the imports in it: from quote to quote.
   *
   * @param isGuarded - whether its loops are stopped after a while
   */
  translate: (name: string, isGuarded: boolean) => { code: string; imports: Import[] };
  /** The file of the program that an import names, where it is of the program: a package can be, too. */
  fileOf: (specifier: string, importer: string) => string | undefined;
};

export type Import = { specifier: string; from: number; to: number };

/** Where a program's files are; packages are in another folder. */
const FOLDER = '/src/';

/** An empty file: as often as its version changes, TypeScript begins to check anew. */
const RENEWED = '/renewed.d.ts';

/** The endings that an import may leave out, or say otherwise. */
const ENDINGS = ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '/index.d.ts'];

/**
 * Starts a compiler.
 *
 * @param ts - TypeScript, of which a part will do
 * @param types - of the packages that files import, and of the language
 */
export function createChecker(ts: SlimTypeScript, types: TypesPart): Checker {
  const files = new Map<string, { text: string; version: number }>();
  const packages = new Map<string, TypeScript.IScriptSnapshot>();
  const names = new Map<string, string>();
  const ambient: string[] = [];
  let changes = 0;
  let renewals = 0;

  const service = ts.createLanguageService({
    getProjectVersion: () => `${changes}`,
    getCompilationSettings: () => types.options,
    getScriptFileNames: () => [...ambient, RENEWED, ...files.keys()],
    getScriptVersion: (file) => `${file === RENEWED ? renewals : (files.get(file)?.version ?? 0)}`,
    getScriptSnapshot: (file) => {
      const own = files.get(file);
      return own ? ts.ScriptSnapshot.fromString(own.text) : packages.get(file);
    },
    getCurrentDirectory: () => FOLDER,
    // With `noLib`, TypeScript asks for it and does not read it.
    getDefaultLibFileName: () => '/lib.d.ts',
    useCaseSensitiveFileNames: () => true,
    fileExists: has,
    readFile: (file) => files.get(file)?.text,
    resolveModuleNameLiterals: (literals, importer) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(text, importer) })),
    resolveTypeReferenceDirectiveReferences: (references) =>
      references.map(() => ({ resolvedTypeReferenceDirective: undefined })),
  });

  const answers = answersOf(ts, service, FOLDER, (file) => files.get(file)!.text);

  const checker: Checker = {
    setFiles(next) {
      const kept = new Map(files);
      changes++;
      files.clear();
      // In their order, also where they were there before in another one.
      for (const { name, text } of next) {
        const before = kept.get(pathOf(name));
        // Numbers of changes are versions: a file that is there again is a new one.
        files.set(pathOf(name), before?.text === text ? before : { text, version: changes });
      }
    },
    addTypes(part) {
      Object.entries(part.names).forEach(([specifier, file]) => names.set(specifier, file));
      Object.entries(part.files).forEach(([file, text]) => {
        packages.set(file, ts.ScriptSnapshot.fromString(text));
      });
      ambient.push(...part.ambient);
      changes++;
    },
    warmUp() {
      checker.setFiles([{ name: 'empty.ts', text: '' }]);
      checker.problems();
      checker.setFiles([]);
    },
    problems: () => answers.problems(Array.from(files.keys(), nameOf)),
    hover: answers.hover,
    complete(name, position) {
      const found = answers.complete(name, position);
      // TypeScript keeps the calls that it has resolved for this, and has no more problems with them.
      renewals++;
      changes++;
      return found;
    },
    format: answers.format,
    translate(name, isGuarded) {
      const { text } = files.get(pathOf(name))!;
      const guarded = isGuarded ? guardLoops(ts, types.options.target!, name, text) : text;
      const { outputText } = ts.transpileModule(guarded, {
        fileName: name,
        compilerOptions: { ...types.options, noEmit: false, isolatedModules: true },
      });
      const { importedFiles } = ts.preProcessFile(outputText, true, true);
      const imports = importedFiles.map(({ fileName, pos }) => ({
        specifier: fileName,
        from: pos,
        to: pos + fileName.length + 2,
      }));
      return { code: outputText, imports };
    },
    fileOf(specifier, importer) {
      const file = fileNamed(specifier, pathOf(importer));
      return file === undefined ? undefined : nameOf(file);
    },
  };
  packages.set(RENEWED, ts.ScriptSnapshot.fromString(''));
  checker.addTypes(types);
  return checker;

  function has(file: string) {
    return files.has(file) || packages.has(file);
  }

  function resolve(specifier: string, importer: string) {
    const isRelative = /^\.\.?(?:\/|$)/.test(specifier);
    const file = fileNamed(specifier, importer) ?? names.get(specifier);
    const extension = file && /(?:\.d)?\.[cm]?tsx?$/.exec(file)?.[0];
    return file && extension
      ? {
          resolvedFileName: file,
          extension,
          isExternalLibraryImport: !files.has(file),
          resolvedUsingTsExtension: isRelative && /(?<!\.d)\.[cm]?tsx?$/.test(specifier),
        }
      : undefined;
  }

  /** As `moduleResolution: "bundler"` looks for it. */
  function fileNamed(specifier: string, importer: string) {
    const isRelative = /^\.\.?(?:\/|$)/.test(specifier);
    const target = isRelative
      ? joinPath(importer, specifier)
      : `${FOLDER}node_modules/${specifier}`;
    const withoutJs = target.replace(/\.([cm]?)js(x?)$/, '.$1ts$2');
    const declaration = target.replace(/\.([cm]?)jsx?$/, '.d.$1ts');
    return [withoutJs, declaration, ...ENDINGS.map((ending) => `${target}${ending}`)].find(
      (file) => /\.tsx?$|\.[cm]ts$/.test(file) && has(file),
    );
  }
}

/** Resolves `../b` seen from `/src/x/a.ts` to `/src/b`. */
function joinPath(importer: string, specifier: string) {
  const parts = importer.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

function pathOf(name: string) {
  return `${FOLDER}${name}`;
}

function nameOf(file: string) {
  return file.slice(FOLDER.length);
}
