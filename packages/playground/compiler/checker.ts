import type * as TypeScript from 'typescript';
import { answersOf, type Answers } from './answers';
import { guardLoops } from './guard-loops';
import type { PlayFile, Problem, TypesPart } from './types';

/** A language service over files in memory. Methods throw where there is no such file. */
export type Checker = Pick<Answers, 'hover' | 'complete' | 'format'> & {
  setFiles: (files: readonly PlayFile[]) => void;
  /** Adds types, e.g. those that a program with a document needs besides. */
  addTypes: (part: TypesPart) => void;
  /** Reads the types, without any file: the first check would have to. */
  warmUp: () => void;
  /** The problems of all files, in their order. */
  problems: () => Problem[];
  /**
   * All files in JavaScript, as an object that `worker/system.ts` runs.
   *
   * @param isGuarded - whether loops are stopped after a while
   */
  translate: (isGuarded: boolean) => string;
};

/** Where a program's files are; packages are in `/node_modules`, where TypeScript looks for them. */
const FOLDER = '/src/';

/** An empty file: as often as its version changes, TypeScript begins to check anew. */
const RENEWED = '/renewed.d.ts';

/**
 * Starts a compiler.
 *
 * @param types - of the packages that files import, and of the language
 */
export function createChecker(ts: typeof TypeScript, types: TypesPart): Checker {
  const files = new Map<string, { text: string; version: number }>();
  const library = new Map<string, string>([[RENEWED, '']]);
  const ambient: string[] = [];
  let changes = 0;
  let renewals = 0;
  const textOf = (file: string) => files.get(file)?.text ?? library.get(file);

  const service = ts.createLanguageService({
    getProjectVersion: () => `${changes}`,
    getCompilationSettings: () => types.options,
    getScriptFileNames: () => [...ambient, RENEWED, ...files.keys()],
    getScriptVersion: (file) => `${file === RENEWED ? renewals : (files.get(file)?.version ?? 0)}`,
    getScriptSnapshot(file) {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => FOLDER,
    // With `noLib`, TypeScript asks for it and does not read it.
    getDefaultLibFileName: () => '/lib.d.ts',
    useCaseSensitiveFileNames: () => true,
    fileExists: (file) => textOf(file) !== undefined,
    readFile: textOf,
  });
  const answers = answersOf(ts, service, FOLDER, (file) => files.get(file)!.text, types.summaries);

  const checker: Checker = {
    setFiles(next) {
      const before = new Map(files);
      changes++;
      files.clear();
      // In their order, also where they were there before in another one.
      for (const { name, text } of next) {
        const known = before.get(FOLDER + name);
        // Numbers of changes are versions: a file that is there again is a new one.
        files.set(FOLDER + name, known?.text === text ? known : { text, version: changes });
      }
    },
    addTypes(part) {
      Object.entries(part.files).forEach(([file, text]) => library.set(file, text));
      ambient.push(...part.ambient);
      changes++;
    },
    warmUp() {
      checker.setFiles([{ name: 'empty.ts', text: '' }]);
      checker.problems();
      checker.setFiles([]);
    },
    problems: () => answers.problems(names()),
    hover: answers.hover,
    complete(name, position) {
      const found = answers.complete(name, position);
      // TypeScript keeps the calls that it has resolved for this, and has no more problems with them.
      renewals++;
      changes++;
      return found;
    },
    format: answers.format,
    translate(isGuarded) {
      const modules = names()
        .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
        .map((name) => {
          const { text } = files.get(FOLDER + name)!;
          const guarded = isGuarded ? guardLoops(ts, types.options.target!, name, text) : text;
          const { ESNext, System } = ts.ModuleKind;
          // In SystemJS's form, TypeScript imports nothing for JSX: that is written first.
          const isJsx = name.endsWith('x');
          const plain = isJsx ? translateTo(ESNext, name, guarded) : guarded;
          const outputText = translateTo(System, isJsx ? `${name}.js` : name, plain);
          return `${JSON.stringify(name)}: (System) => {${outputText}\n}`;
        });
      return `{ ${modules.join(',\n')} }`;
    },
  };
  checker.addTypes(types);
  return checker;

  function translateTo(module: TypeScript.ModuleKind, fileName: string, text: string) {
    const compilerOptions = { ...types.options, noEmit: false, isolatedModules: true, module };
    return ts.transpileModule(text, { fileName, compilerOptions }).outputText;
  }

  function names() {
    return Array.from(files.keys(), (file) => file.slice(FOLDER.length));
  }
}
