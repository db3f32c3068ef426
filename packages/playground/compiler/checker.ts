import type * as TypeScript from 'typescript';
import {
  createProgramDescriber,
  layOut,
  textOf as textOfParts,
} from 'docusaurus-checked-samples/hovers';
import { guardLoops } from './guard-loops';
import type { Completions, Hover, PlayFile, Problem, Types } from './types';

/** A language service over files in memory. Methods throw if a file does not exist. */
export type Checker = {
  setFiles: (files: readonly PlayFile[]) => void;
  /** The problems of all files, in the order of the files. */
  problems: () => Problem[];
  /** `undefined` if there is no identifier at the position. */
  hover: (name: string, position: number) => Hover | undefined;
  /** `undefined` if nothing can be completed. */
  complete: (name: string, position: number) => Completions | undefined;
  /**
   * Compiles all files, even with problems, to the code of a `Program` of `worker/system.ts`.
   *
   * @param isGuarded - whether to add time limits to loops
   */
  translate: (isGuarded: boolean) => string;
};

/** The folder of the program's files, and a function to read files that are not in memory. */
type FileSystem = { folder: string; readFile: (file: string) => string | undefined };

/** From `/src/`, TypeScript finds packages in `/node_modules`. */
const IN_MEMORY: FileSystem = { folder: '/src/', readFile: () => undefined };

/** An empty file: a new version of it makes TypeScript discard its caches. */
const CACHE_BUSTER = '/cache-buster.d.ts';

/** In characters: longer types are cut in tooltips. */
const MAX_TYPE_LENGTH = 1800;

/** @param types - the declarations of packages and of the language */
export function createChecker(
  ts: typeof TypeScript,
  types: Types,
  { folder, readFile }: FileSystem = IN_MEMORY,
): Checker {
  const { options, summaries, ambient } = types;
  const files = new Map<string, { text: string; above: number; version: number }>();
  const library = new Map(Object.entries(types.files));
  library.set(CACHE_BUSTER, '');
  let changes = 0;
  let cacheBusts = 0;
  const describeIn = createProgramDescriber(summaries);
  const pathOf = (name: string) => folder + name;
  const textOf = (file: string) => files.get(file)?.text ?? library.get(file) ?? readFile(file);
  /** The length of the code above the text that readers see. */
  const above = (name: string) => files.get(pathOf(name))!.above;
  const names = () => Array.from(files.keys(), (file) => file.slice(folder.length));

  const service = ts.createLanguageService({
    getProjectVersion: () => `${changes}`,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...ambient, CACHE_BUSTER, ...files.keys()],
    getScriptVersion: (file) =>
      `${file === CACHE_BUSTER ? cacheBusts : (files.get(file)?.version ?? 0)}`,
    getScriptSnapshot(file) {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    // With `noLib`, TypeScript calls this, and does not read the file.
    getDefaultLibFileName: () => (options.noLib ? '/lib.d.ts' : ts.getDefaultLibFilePath(options)),
    useCaseSensitiveFileNames: () => true,
    fileExists: (file) => textOf(file) !== undefined,
    readFile: textOf,
  });

  return {
    setFiles(next) {
      const before = new Map(files);
      changes++;
      files.clear();
      // Filled anew, since the order of files may have changed.
      for (const { name, text: shown, above = '' } of next) {
        const file = before.get(pathOf(name));
        const text = above + shown;
        // The version is new also for a file that was removed and added again.
        const changed = { text, above: above.length, version: changes };
        files.set(pathOf(name), file?.text === text ? file : changed);
      }
    },
    problems: () =>
      [...files.keys()].flatMap((path) =>
        [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(
          problemOf,
        ),
      ),
    hover(name, position) {
      const program = service.getProgram()!;
      const source = program.getSourceFile(pathOf(name))!;
      const node = identifierAt(ts, source, position + above(name));
      const described = node && describeIn(program)(node);
      if (!described) {
        return undefined;
      }
      const text = textOfParts(layOut(described.parts));
      return {
        from: node.getStart(source) - above(name),
        to: node.end - above(name),
        type: text.length > MAX_TYPE_LENGTH ? `${text.slice(0, MAX_TYPE_LENGTH)}…` : text,
        documentation: described.documentation,
      };
    },
    complete(name, position) {
      const place = position + above(name);
      const found = service.getCompletionsAtPosition(pathOf(name), place, {
        includeCompletionsForModuleExports: false,
        includeCompletionsWithInsertText: true,
      });
      // TypeScript caches the calls that completion resolved, and then reports no problems in them.
      cacheBusts++;
      changes++;
      return (
        found && {
          from:
            (found.optionalReplacementSpan?.start ?? wordStart(textOf(pathOf(name))!, place)) -
            above(name),
          // TypeScript puts the likeliest first.
          entries: found.entries.map(({ name, kind, insertText }) => ({ name, kind, insertText })),
        }
      );
    },
    translate(isGuarded) {
      const modules = names()
        .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
        .map((name) => {
          const text = textOf(pathOf(name))!;
          const guarded = isGuarded ? guardLoops(ts, options.target!, name, text) : text;
          const { ESNext, System } = ts.ModuleKind;
          // With `module: System`, TypeScript adds no import for JSX: first compile JSX to an ES module.
          const isJsx = name.endsWith('x');
          const withoutJsx = isJsx ? compileTo(ESNext, name, guarded) : guarded;
          const outputText = compileTo(System, isJsx ? `${name}.js` : name, withoutJsx);
          return `${JSON.stringify(name)}: (System) => {${outputText}\n}`;
        });
      return `{ ${modules.join(',\n')} }`;
    },
  };

  function problemOf(diagnostic: TypeScript.Diagnostic): Problem {
    const { file, start = 0, length = 0, code, messageText } = diagnostic;
    const name = file!.fileName.slice(folder.length);
    // Problems in the code above the shown text are moved to its beginning.
    const shown = (position: number) => Math.max(0, position - above(name));
    return {
      file: name,
      from: shown(start),
      to: shown(start + length),
      line: file!.getLineAndCharacterOfPosition(start).line + 1,
      code,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    };
  }

  function compileTo(module: TypeScript.ModuleKind, fileName: string, text: string) {
    const compilerOptions = { ...options, noEmit: false, isolatedModules: true, module };
    return ts.transpileModule(text, { fileName, compilerOptions }).outputText;
  }
}

function wordStart(text: string, position: number) {
  return position - /[\w$]*$/.exec(text.slice(0, position))![0].length;
}

function identifierAt(
  ts: typeof TypeScript,
  source: TypeScript.SourceFile,
  position: number,
): TypeScript.Identifier | undefined {
  const find = (node: TypeScript.Node): TypeScript.Identifier | undefined =>
    ts.isIdentifier(node) && node.getStart(source) <= position
      ? node
      : ts.forEachChild(node, (child) =>
          child.pos <= position && position <= child.end ? find(child) : undefined,
        );
  return find(source);
}
