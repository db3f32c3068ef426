import path from 'node:path';
import ts from 'typescript';
import { samplesOf, type Page, type SampleFence, type SampleFile } from '../page/page';
import type { SamplesOptions } from '../page/options';
import { compilerOptions } from './compiler-options';
import { type PreparedFile, prepareFiles } from './prelude';
import { isCertainError, isMarkedAsWrong } from './certain-errors';
import { isFaulty, isTsx, OWN_FILE } from './fragments';
import { createProgramDescriber, type Hover } from './hover';
import { packageName, resolveManifest } from '../store/packages';
import { createVirtualFiles } from './virtual-files';

/** A compiler for one docs version. All samples of all pages are files of one project. */
export type Engine = {
  /** Adds the files of a page to the project, or replaces them. */
  setPage: (page: Page) => void;
  removePage: (page: Page) => void;
  /** TypeScript's diagnostics of a file. Offsets are into the fence's code. */
  diagnostics: (page: Page, file: SampleFile) => EngineDiagnostic[];
  /** The identifiers in a file, in order. */
  names: (page: Page, file: SampleFile) => Name[];
};

export type EngineDiagnostic = {
  code: number;
  message: string;
  start: number;
  length: number;
  /** Whether the code may be right in the program from which it was cut out. */
  isUncertain: boolean;
  /** The name of the imported package, if it is not installed. */
  missingPackage?: string;
};

/** An identifier, by its offset in the fence's code. */
export type Name = {
  start: number;
  length: number;
  describe: () => Hover | undefined;
};

/** The message for an import from a package that does not resolve: `Cannot find module 'x' …`. */
const NOT_FOUND = new RegExp(
  String.raw`^Cannot find (?:module|module or type declarations for side-effect import of|type definition file for) '((?!\/|${OWN_FILE})[^']+)'`,
);

/** Paths in messages: `/site/.samples/docs__page/g0/`, `/site/node_modules/`, and absolute ones in `import("/…")`. */
const FILE_OF_PAGE = /(?<=["'])[^"']*\/\.samples\/[^/"']+\/g\d+\//g;
const FILE_OF_PACKAGE = /(?<=["'])[^"']*\/node_modules\//g;
const OTHER_FILE = /(?<=import\(")(?:[A-Z]:)?\/[^"]+/g;

/** Errors in decorators that need `experimentalDecorators`. */
const DECORATOR_ERRORS = [1206, 1238, 1239, 1240, 1241, 1270];
const DECORATOR_ADVICE =
  ' Where the library wants it, write experimentalDecorators: true in the option "compilerOptions".';

/** `declare global` or `declare module 'name'` */
const GLOBAL_DECLARATION = /^\s*declare\s+(?:global\b|module\s+['"])/m;

/** Tells whether a fence declares something for other files, too. */
export function declaresGlobals({ marks }: SampleFence): boolean {
  return GLOBAL_DECLARATION.test(marks.program);
}

/**
 * Creates the engine of a docs version.
 *
 * @param libraryDir - path of the folder from which samples import packages
 * @param version - the docs version: fences of other versions are ignored
 * @param showsTypes - whether `names` will be used
 * @throws if TypeScript rejects the compiler options, e.g. because `@types/node` is missing
 */
export function createEngine(
  libraryDir: string,
  version: string,
  options: Pick<
    SamplesOptions,
    'summaries' | 'compilerOptions' | 'preludes' | 'undeclaredNames'
  > = {},
  showsTypes = true,
): Engine {
  // So that an object's property outside of an object, which parses as a label, is an error.
  const compiler = { ...compilerOptions(options), allowUnusedLabels: false };
  const files = createVirtualFiles(path.resolve(libraryDir), compiler, showsTypes);
  const service = ts.createLanguageService(files.host);
  const pages = new Map<string, string[]>();
  const prepared = new WeakMap<SampleFile, PreparedFile>();
  const pathOf = (page: Page, { name, fence }: SampleFile, generation = fence.generation) =>
    path.join(files.root, page.id, `g${generation}`, name);

  /** The global declarations of such fragments may be meant for the whole page, or for the fragment alone. */
  const mayBeLocal = (fence: SampleFence) =>
    options.undeclaredNames === 'any' && !fence.title && !fence.run && declaresGlobals(fence);
  /** Of a page's fences that `mayBeLocal`, keeps in the project only those that fulfil a condition. */
  const keepLocal = (page: Page, isKept: (fence: SampleFence) => boolean) => {
    for (const fence of samplesOf(page).filter(mayBeLocal)) {
      for (const file of fence.files) {
        if (isKept(fence)) {
          files.write(pathOf(page, file), prepared.get(file)!.text);
        } else {
          files.remove(pathOf(page, file));
        }
      }
    }
  };

  const describeIn = createProgramDescriber(options.summaries ?? {});

  /** The message without paths of this machine. */
  const messageOf = ({ messageText }: ts.Diagnostic) =>
    ts
      .flattenDiagnosticMessageText(messageText, '\n')
      .replace(FILE_OF_PAGE, './')
      .replace(FILE_OF_PACKAGE, '')
      .replace(OTHER_FILE, (file) => path.relative(libraryDir, file));

  const [fault] = service.getCompilerOptionsDiagnostics();
  if (fault) {
    throw new Error(`Of ${version}: ${messageOf(fault)}`);
  }

  const setFiles = (page: Page, texts: Map<string, string>) => {
    for (const filePath of pages.get(page.id) ?? []) {
      if (!texts.has(filePath)) {
        files.remove(filePath);
      }
    }
    texts.forEach((text, filePath) => files.write(filePath, text));
    pages.set(page.id, [...texts.keys()]);
  };

  const diagnose = (page: Page, file: SampleFile): EngineDiagnostic[] => {
    const filePath = pathOf(page, file);
    // After a syntax error, other diagnostics are usually consequences of it.
    const [syntaxError] = service.getSyntacticDiagnostics(filePath);
    const found = syntaxError ? [syntaxError] : service.getSemanticDiagnostics(filePath);
    const program = service.getProgram()!;
    const { text } = program.getSourceFile(filePath)!;
    const code = text.slice(0, file.code.length);
    const allowsFragments = found.length > 0 && options.undeclaredNames === 'any';
    const isCertain = (diagnostic: ts.Diagnostic) =>
      syntaxError
        ? isFaulty(file.name, code) && !isMarkedAsWrong(syntaxError, syntaxError.file)
        : isCertainError(diagnostic, program.getTypeChecker());
    const tsxAdvice =
      syntaxError && isTsx(file.name, code) ? ' This is TSX: write tsx as the language.' : '';
    return found.map((diagnostic): EngineDiagnostic => {
      const { code, start = 0, length = 1 } = diagnostic;
      const message = messageOf(diagnostic);
      const needsOption = DECORATOR_ERRORS.includes(code) && !compiler.experimentalDecorators;
      const advice = needsOption ? DECORATOR_ADVICE : tsxAdvice;
      const isInPrelude = start > file.code.length;
      const [, imported] = NOT_FOUND.exec(message) ?? [];
      const missing = imported && missingPackage(libraryDir, imported);
      return {
        code,
        message: isInPrelude ? `In the prelude: ${message}` : message + advice,
        start: Math.min(start, file.code.length) + file.offset,
        length: isInPrelude ? 1 : length,
        isUncertain:
          allowsFragments &&
          (missing !== undefined ||
            start > prepared.get(file)!.ownLength ||
            !isCertain(diagnostic)),
        missingPackage: missing,
      };
    });
  };

  return {
    setPage(page) {
      const texts = new Map<string, string>();
      const samples = samplesOf(page).filter((sample) => sample.version === version);
      const prepare = prepareFiles(page, samples, options);
      for (const fence of samples) {
        // Each generation has copies of all its files, since the files that they import may differ.
        for (const file of [...fence.reachable.values(), ...fence.files]) {
          const preparedFile = prepared.get(file) ?? prepare(file);
          prepared.set(file, preparedFile);
          if (!mayBeLocal(file.fence) || file.fence.generation === fence.generation) {
            texts.set(pathOf(page, file, fence.generation), preparedFile.text);
          }
        }
      }
      setFiles(page, texts);
    },

    removePage(page) {
      setFiles(page, new Map());
    },

    diagnostics(page, file) {
      const found = diagnose(page, file);
      if (found.every((it) => it.isUncertain) || !samplesOf(page).some(mayBeLocal)) {
        return found;
      }
      keepLocal(page, (fence) => fence === file.fence);
      const alone = diagnose(page, file);
      keepLocal(page, () => true);
      return found.filter(({ code, start }) =>
        alone.some((it) => it.code === code && it.start === start),
      );
    },

    names(page, file) {
      const filePath = pathOf(page, file);
      const program = service.getProgram()!;
      const source = program.getSourceFile(filePath)!;
      return identifiersOf(source)
        .filter(({ end }) => end <= file.code.length)
        .map((identifier) => {
          const start = identifier.getStart(source);
          return {
            start: start + file.offset,
            length: identifier.end - start,
            describe: () => describeIn(program)(identifier),
          };
        });
    },
  };
}

/** The name of an imported package, if it is not installed. */
function missingPackage(libraryDir: string, imported: string) {
  const name = packageName(imported);
  return resolveManifest(path.resolve(libraryDir), name) ? undefined : name;
}

function identifiersOf(source: ts.SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      found.push(node);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
