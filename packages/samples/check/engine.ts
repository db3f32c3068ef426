import path from 'node:path';
import ts from 'typescript';
import { samplesOf, type Page, type SampleFence, type SampleFile } from '../page/page';
import type { SamplesOptions } from '../page/options';
import { compilerOptions } from './compiler-options';
import { type PreparedFile, prepareFiles } from './prelude';
import { isEvident, isOnPurpose } from './evidence';
import { isFaulty, isTsx, OWN_FILE } from './fragments';
import { createProgramDescriber, type Hover } from './hover';
import { packageName, resolveManifest } from '../store/packages';
import { createVirtualFiles } from './virtual-files';

/** The compiler of one docs version: every sample of every page is a file of its one project. */
export type Engine = {
  /** Puts the page's files into the project, in place of those it had. */
  setPage: (page: Page) => void;
  removePage: (page: Page) => void;
  /** What TypeScript says of a file. Offsets count from the start of the fence's code. */
  diagnostics: (page: Page, file: SampleFile) => EngineDiagnostic[];
  /** The names in a file, in order. */
  names: (page: Page, file: SampleFile) => Name[];
};

export type EngineDiagnostic = {
  code: number;
  message: string;
  start: number;
  length: number;
  /** It may come of what the code was cut out of. */
  isOfFragment: boolean;
  /** The package is not installed from which the code imports. */
  missingPackage?: string;
};

/** A name in a file. `start` counts from the start of the fence's code. */
export type Name = {
  start: number;
  length: number;
  /** What is said of it. */
  describe: () => Hover | undefined;
};

/** What TypeScript says of an import of a package, or of a part of one, that it does not find. */
const NOT_FOUND = new RegExp(
  String.raw`^Cannot find (?:module|module or type declarations for side-effect import of|type definition file for) '((?!\/|${OWN_FILE})[^']+)'`,
);

/** Where files are on this machine that messages name: of the page, of packages, and in a workspace. */
const FILE_OF_PAGE = /(?<=["'])[^"']*\/\.samples\/[^/"']+\/g\d+\//g;
const FILE_OF_PACKAGE = /(?<=["'])[^"']*\/node_modules\//g;
const OTHER_FILE = /(?<=import\(")(?:[A-Z]:)?\/[^"]+/g;

/** What TypeScript says of decorators of most libraries, which are not those of JavaScript, and what helps. */
const OF_DECORATORS = [1206, 1238, 1239, 1240, 1241, 1270];
const DECORATORS =
  ' Where the library wants it, write experimentalDecorators: true in the option "compilerOptions".';

const DECLARATION = /^\s*declare\s+(?:global\b|module\s+['"])/m;

/** Tells whether a fence declares something that reaches beyond its files: `declare global`, or an addition to a module. */
export function declaresGlobals({ marks }: SampleFence): boolean {
  return DECLARATION.test(marks.program);
}

/**
 * Starts a compiler.
 *
 * @param libraryDir - path of the folder from which samples import
 * @param version - the name of that folder: fences of other versions are left out
 * @param options - what readers see of types of packages, the compiler's own options, and what fences may take for granted
 * @param showsTypes - whether names are asked for
 * @throws when the compiler's own options are at fault, e.g. where `@types/node` is missing
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
  // A property without its object looks like a label.
  const compiler = { ...compilerOptions(options), allowUnusedLabels: false };
  const files = createVirtualFiles(path.resolve(libraryDir), compiler, showsTypes);
  const service = ts.createLanguageService(files.host);
  const pages = new Map<string, string[]>();
  const prepared = new WeakMap<SampleFile, PreparedFile>();
  const pathOf = (page: Page, { name, fence }: SampleFile, generation = fence.generation) =>
    path.join(files.root, page.id, `g${generation}`, name);

  /** What a fragment declares for all may be meant for all of its page, or for itself. */
  const isForItself = (fence: SampleFence) =>
    options.undeclaredNames === 'any' && !fence.title && !fence.run && declaresGlobals(fence);
  /** Leaves in the project those of a page's fences that may be meant for themselves of which this holds. */
  const keepThose = (page: Page, isKept: (fence: SampleFence) => boolean) => {
    for (const fence of samplesOf(page).filter(isForItself)) {
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

  /** What TypeScript says, the same on all machines. */
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
    // What is no TypeScript has no types, and all else that is said of it comes of the first fault.
    const [fault] = service.getSyntacticDiagnostics(filePath);
    const said = fault ? [fault] : service.getSemanticDiagnostics(filePath);
    const program = service.getProgram()!;
    const { text } = program.getSourceFile(filePath)!;
    const code = text.slice(0, file.code.length);
    const takesFragments = said.length > 0 && options.undeclaredNames === 'any';
    const isTrue = (diagnostic: ts.Diagnostic) =>
      fault
        ? isFaulty(file.name, code) && !isOnPurpose(fault, fault.file)
        : isEvident(diagnostic, program.getTypeChecker());
    const ofFile =
      fault && isTsx(file.name, code) ? ' This is TSX: write tsx as the language.' : '';
    return said.map((diagnostic): EngineDiagnostic => {
      const { code, start = 0, length = 1 } = diagnostic;
      const message = messageOf(diagnostic);
      const isOfOption = OF_DECORATORS.includes(code) && !compiler.experimentalDecorators;
      const advice = isOfOption ? DECORATORS : ofFile;
      const isBelow = start > file.code.length;
      const [, imported] = NOT_FOUND.exec(message) ?? [];
      const missing = imported && missingPackage(libraryDir, imported);
      return {
        code,
        message: isBelow ? `In the prelude: ${message}` : message + advice,
        start: Math.min(start, file.code.length) + file.offset,
        length: isBelow ? 1 : length,
        isOfFragment:
          takesFragments &&
          (missing !== undefined || start > prepared.get(file)!.ownLength || !isTrue(diagnostic)),
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
        // Files of earlier generations are copied: what they import may have been replaced since.
        for (const file of [...fence.reachable.values(), ...fence.files]) {
          const known = prepared.get(file) ?? prepare(file);
          prepared.set(file, known);
          if (!isForItself(file.fence) || file.fence.generation === fence.generation) {
            texts.set(pathOf(page, file, fence.generation), known.text);
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
      if (found.every((it) => it.isOfFragment) || !samplesOf(page).some(isForItself)) {
        return found;
      }
      keepThose(page, (fence) => fence === file.fence);
      const alone = diagnose(page, file);
      keepThose(page, () => true);
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
          const at = identifier.getStart(source);
          return {
            start: at + file.offset,
            length: identifier.end - at,
            describe: () => describeIn(program)(identifier),
          };
        });
    },
  };
}

/** The package that an import names, where it is not there at all. */
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
