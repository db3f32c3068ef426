import type * as TypeScript from 'typescript';
import {
  createProgramDescriber,
  layOut,
  textOf as textOfParts,
} from 'docusaurus-checked-samples/hovers';
import { guardLoops } from './guard-loops';
import type { Completions, Hover, PlayFile, Problem, Types } from './types';

/** A language service over files in memory. Methods throw where there is no such file. */
export type Checker = {
  setFiles: (files: readonly PlayFile[]) => void;
  /** The problems of all files, in their order. */
  problems: () => Problem[];
  /** `undefined` where nothing has a type. */
  hover: (name: string, position: number) => Hover | undefined;
  /** `undefined` where nothing can be completed. */
  complete: (name: string, position: number) => Completions | undefined;
  /**
   * All files in JavaScript, also where there are problems, as an object that `worker/system.ts` runs.
   *
   * @param isGuarded - whether loops are stopped after a while, as beside a document
   */
  translate: (isGuarded: boolean) => string;
};

/** Where files are, and what is read besides those of the program and of the types. */
type Disk = { folder: string; readFile: (file: string) => string | undefined };

/** Packages are in `/node_modules`, where TypeScript looks for them. */
const NO_DISK: Disk = { folder: '/src/', readFile: () => undefined };

/** An empty file: as often as its version changes, TypeScript begins to check anew. */
const RENEWED = '/renewed.d.ts';

/** In characters: a tooltip has room for so much of a type. */
const MAX_TYPE = 1800;

/**
 * Starts a compiler.
 *
 * @param types - of the packages that files import, and of the language
 */
export function createChecker(
  ts: typeof TypeScript,
  types: Types,
  { folder, readFile }: Disk = NO_DISK,
): Checker {
  const { options, summaries, ambient } = types;
  const files = new Map<string, { text: string; above: number; version: number }>();
  const library = new Map(Object.entries(types.files));
  library.set(RENEWED, '');
  let changes = 0;
  let renewals = 0;
  /** As the pages show the types of names. */
  const describeIn = createProgramDescriber(summaries);
  const pathOf = (name: string) => folder + name;
  const textOf = (file: string) => files.get(file)?.text ?? library.get(file) ?? readFile(file);
  /** How many characters stand above the text that a reader sees. */
  const above = (name: string) => files.get(pathOf(name))!.above;
  const names = () => Array.from(files.keys(), (file) => file.slice(folder.length));

  const service = ts.createLanguageService({
    getProjectVersion: () => `${changes}`,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...ambient, RENEWED, ...files.keys()],
    getScriptVersion: (file) => `${file === RENEWED ? renewals : (files.get(file)?.version ?? 0)}`,
    getScriptSnapshot(file) {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    // With `noLib`, TypeScript asks for it and does not read it.
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
      // In their order, also where they were there before in another one.
      for (const { name, text: shown, above = '' } of next) {
        const file = before.get(pathOf(name));
        const text = above + shown;
        // Numbers of changes are versions: a file that is there again is a new one.
        const changed = { text, above: above.length, version: changes };
        files.set(pathOf(name), file?.text === text ? file : changed);
      }
    },
    problems: () =>
      [...files.keys()].flatMap((path) =>
        [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(
          (diagnostic) => inShown(problemOf(ts, folder, diagnostic)),
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
        type: text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE)}…` : text,
        documentation: described.documentation,
      };
    },
    complete(name, position) {
      const place = position + above(name);
      const found = service.getCompletionsAtPosition(pathOf(name), place, {
        includeCompletionsForModuleExports: false,
        includeCompletionsWithInsertText: true,
      });
      // TypeScript keeps the calls that it has resolved for this, and has no more problems with them.
      renewals++;
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
          // In SystemJS's form, TypeScript imports nothing for JSX: that is written first.
          const isJsx = name.endsWith('x');
          const plain = isJsx ? translateTo(ESNext, name, guarded) : guarded;
          const outputText = translateTo(System, isJsx ? `${name}.js` : name, plain);
          return `${JSON.stringify(name)}: (System) => {${outputText}\n}`;
        });
      return `{ ${modules.join(',\n')} }`;
    },
  };

  /** What lies above the text that a reader sees is at its beginning. */
  function inShown(problem: Problem): Problem {
    const place = (position: number) => Math.max(0, position - above(problem.file));
    return { ...problem, from: place(problem.from), to: place(problem.to) };
  }

  function translateTo(module: TypeScript.ModuleKind, fileName: string, text: string) {
    const compilerOptions = { ...options, noEmit: false, isolatedModules: true, module };
    return ts.transpileModule(text, { fileName, compilerOptions }).outputText;
  }
}

function problemOf(
  ts: typeof TypeScript,
  folder: string,
  { file, start = 0, length = 0, code, messageText }: TypeScript.Diagnostic,
): Problem {
  return {
    file: file!.fileName.slice(folder.length),
    from: start,
    to: start + length,
    line: file!.getLineAndCharacterOfPosition(start).line + 1,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
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
