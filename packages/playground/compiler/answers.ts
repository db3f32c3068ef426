import type * as TypeScript from 'typescript';
import {
  createDescribe,
  type Describe,
  layOut,
  ownWords,
  textOf as textOfParts,
} from 'docusaurus-checked-samples/hovers';
import type { Completions, Edit, Hover, Problem, TypesPart } from './types';

/** In characters: a tooltip has room for so much of a type. */
const MAX_TYPE = 1800;

/** What a language service answers about files, which are called as readers call them. */
export type Answers = {
  /** The problems of files, in their order. */
  problems: (names: readonly string[]) => Problem[];
  hover: (name: string, position: number) => Hover | undefined;
  complete: (name: string, position: number) => Completions | undefined;
  /** What brings a file into TypeScript's form, in the order of its text. */
  format: (name: string) => Edit[];
};

/**
 * Asks a language service as editors do.
 *
 * @param folder - where the files are, with a slash at its end
 * @param textOf - the text of the file at a path
 * @param summaries - what readers see of types of packages
 */
export function answersOf(
  ts: typeof TypeScript,
  service: TypeScript.LanguageService,
  folder: string,
  textOf: (path: string) => string,
  summaries: TypesPart['summaries'],
): Answers {
  let known: { checker: TypeScript.TypeChecker; describe: Describe } | undefined;
  const pathOf = (name: string) => `${folder}${name}`;
  return {
    problems: (names) =>
      names.flatMap((name) => {
        const path = pathOf(name);
        return [
          ...service.getSyntacticDiagnostics(path),
          ...service.getSemanticDiagnostics(path),
        ].map((diagnostic) => problemOf(diagnostic, name, textOf(path)));
      }),
    hover(name, position) {
      const info = service.getQuickInfoAtPosition(pathOf(name), position);
      return info?.displayParts?.length
        ? {
            from: info.textSpan.start,
            to: info.textSpan.start + info.textSpan.length,
            type: inWords(pathOf(name), info),
            documentation: ts.displayPartsToString(info.documentation).trim(),
          }
        : undefined;
    },
    complete(name, position) {
      const found = service.getCompletionsAtPosition(pathOf(name), position, {
        includeCompletionsForModuleExports: false,
        includeCompletionsWithInsertText: true,
      });
      return (
        found && {
          from: found.optionalReplacementSpan?.start ?? wordStart(textOf(pathOf(name)), position),
          entries: found.entries.toSorted(byLikelihood).map(completionOf),
        }
      );
    },
    format(name) {
      const settings = { ...ts.getDefaultFormatCodeSettings('\n'), indentSize: 2, tabSize: 2 };
      return service
        .getFormattingEditsForDocument(pathOf(name), settings)
        .map(({ span: { start, length }, newText }) => ({
          from: start,
          to: start + length,
          insert: newText,
        }));
    },
  };

  /** As the pages show the type of a name. */
  function inWords(path: string, { displayParts = [], textSpan }: TypeScript.QuickInfo): string {
    const program = service.getProgram()!;
    const checker = program.getTypeChecker();
    if (known?.checker !== checker) {
      known = { checker, describe: createDescribe(checker, summaries) };
    }
    const node = identifierAt(ts, program.getSourceFile(path)!, textSpan.start);
    const words = node && known.describe(node, displayParts);
    const text = textOfParts(layOut(words ?? ownWords(displayParts)));
    return text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE)}…` : text;
  }

  function problemOf(
    { start = 0, length = 0, code, messageText }: TypeScript.Diagnostic,
    file: string,
    text: string,
  ): Problem {
    return {
      file,
      from: start,
      to: start + length,
      line: text.slice(0, start).split('\n').length,
      code,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    };
  }
}

function wordStart(text: string, position: number) {
  return position - /[\w$]*$/.exec(text.slice(0, position))![0].length;
}

function byLikelihood(a: TypeScript.CompletionEntry, b: TypeScript.CompletionEntry) {
  return compare(a.sortText, b.sortText) || compare(a.name, b.name);
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0;
}

function completionOf({ name, kind, kindModifiers, insertText }: TypeScript.CompletionEntry) {
  const isOptional = kindModifiers?.split(',').includes('optional');
  return {
    name,
    kind,
    ...(isOptional && { detail: 'optional' }),
    ...(insertText !== undefined && insertText !== name && { insert: insertText }),
  };
}

function identifierAt(
  ts: typeof TypeScript,
  source: TypeScript.SourceFile,
  start: number,
): TypeScript.Identifier | undefined {
  const find = (node: TypeScript.Node): TypeScript.Identifier | undefined =>
    ts.isIdentifier(node) && node.getStart(source) === start
      ? node
      : ts.forEachChild(node, (child) =>
          child.pos <= start && start < child.end ? find(child) : undefined,
        );
  return find(source);
}
