import ts from 'typescript';
import type { SamplesOptions } from '../page/options';
import type { Page, SampleFence, SampleFile } from '../page/page';
import { isValidSyntax, withPlaceholders } from './fragments';
import { packageName } from '../store/packages';

/** A name, and the statement that declares it. */
type Declaration = { name: string; text: string };

/** `text` is the code to compile; `ownLength` is its length without the imports of other fences. */
export type PreparedFile = { text: string; ownLength: number };

/**
 * Creates a function that appends code to the files of a page, below them, so that offsets stay: the site's
 * prelude, and for fragments the imports of earlier fences. Fences that run get neither.
 */
export function prepareFiles(
  { file: page }: Page,
  samples: SampleFence[],
  { preludes = {}, undeclaredNames }: Pick<SamplesOptions, 'preludes' | 'undeclaredNames'>,
) {
  const texts = Object.entries(preludes).filter(([part]) => page.includes(part));
  const prelude = declarationsOf(texts.map(([, text]) => text).join('\n'));
  const imports = undeclaredNames === 'any' ? importsBefore(samples) : undefined;
  return (file: SampleFile): PreparedFile => {
    const imported = imports?.get(file.fence);
    const code = imported ? withPlaceholders(file.name, codeOf(file)) : file.code;
    const withPrelude = file.fence.run ? code : code + neededBy(code, prelude);
    const own = imported ? withPrelude + importsOfAugmented(code) : withPrelude;
    // A fence that imports from the same package, but not this global name, means the global.
    const isGlobal = ({ name, text }: Declaration) =>
      name in globalThis && code.includes(text.slice(text.indexOf(' from '), -1));
    const others = imported?.filter((it) => !isGlobal(it));
    return { text: own + neededBy(own, others ?? []), ownLength: own.length };
  };
}

/** TypeScript augments only modules that are imported, which the program around a fragment does. */
function importsOfAugmented(code: string) {
  const names = code.matchAll(/^\s*declare module (['"][\w@].*['"])/gm);
  return Array.from(names, ([, name]) => `\nimport type {} from ${name};`).join('');
}

/** If the code is valid only with its removed lines, these are alternatives, and part of the code. */
function codeOf({ name, code, offset, fence }: SampleFile) {
  const allLines = fence.code.slice(offset, offset + code.length);
  return allLines !== code && !isValidSyntax(name, code) && isValidSyntax(name, allLines)
    ? allLines
    : code;
}

/** By fence, the imports of earlier ones, without names that the page imports from several packages. */
function importsBefore(samples: SampleFence[]) {
  const byFence = new Map<SampleFence, Declaration[]>();
  const fences = samples
    .filter(({ run }) => !run)
    .map((fence) => ({ fence, declared: declarationsOf(fence.marks.program) }));
  const packages = new Map<string, string[]>();
  for (const { name, text } of fences.flatMap(({ declared }) => declared)) {
    packages.set(name, [...(packages.get(name) ?? []), ...packageOf(text)]);
  }
  let imports: Declaration[] = [];
  for (const { fence, declared } of fences) {
    // Other tabs show the same code with other packages.
    byFence.set(fence, fence.isAlternative ? [] : imports);
    if (!fence.isAlternative) {
      const others = imports.filter((it) => declared.every(({ name }) => name !== it.name));
      const isFromOnePackage = ({ name }: Declaration) => new Set(packages.get(name)).size === 1;
      imports = [...others, ...declared.filter((it) => isImport(it.text) && isFromOnePackage(it))];
    }
  }
  return byFence;
}

/** The package of an import; of `* as name`, the specifier, since `pkg/a` and `pkg/b` export different things. */
function packageOf(text: string) {
  const from = text.split(/['"]/).at(-2) ?? '';
  return isImport(text) ? [text.includes('* as') ? from : packageName(from)] : [];
}

/** Lists the top-level declarations of code. Each imported name gets an import statement of its own. */
export function declarationsOf(code: string): Declaration[] {
  const source = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement)
      ? importsOf(statement, source)
      : namesOf(statement).map((name) => ({ name, text: statement.getText(source) })),
  );
}

/**
 * Selects the declarations of names that code mentions but does not declare, and the declarations that these
 * need. If several have the same name, the last one is used.
 *
 * @returns their statements, each after a line break
 */
export function neededBy(code: string, available: readonly Declaration[]): string {
  const byName = new Map(available.map(({ name, text }) => [name, text]));
  const needed = new Set<string>();
  const add = (user: string) => {
    for (const [name, text] of byName) {
      const mention = name.replaceAll('$', String.raw`\$`);
      if (new RegExp(String.raw`(?<![\w$])${mention}(?![\w$])`).test(user)) {
        byName.delete(name);
        needed.add(text);
        // An import needs nothing, and the name of its package may equal another name.
        if (!isImport(text)) {
          add(text);
        }
      }
    }
  };
  if (available.some(({ name }) => code.includes(name))) {
    declarationsOf(code).forEach(({ name }) => byName.delete(name));
    add(code);
  }
  return Array.from(needed, (text) => `\n${text}`).join('');
}

export const isImport = (text: string) => text.startsWith('import ');

function importsOf(statement: ts.ImportDeclaration, source: ts.SourceFile): Declaration[] {
  const { importClause: clause, moduleSpecifier } = statement;
  const of = (name: ts.Identifier, what: string) => ({
    name: name.text,
    text: `import ${clause?.isTypeOnly ? 'type ' : ''}${what} from ${moduleSpecifier.getText(source)};`,
  });
  const bindings = clause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  return [
    ...(clause?.name ? [of(clause.name, clause.name.text)] : []),
    ...(bindings && ts.isNamespaceImport(bindings)
      ? [of(bindings.name, bindings.getText(source))]
      : []),
    ...named.map((element) => of(element.name, `{ ${element.getText(source)} }`)),
  ];
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  }
  const name = (statement as ts.DeclarationStatement).name as ts.Node | undefined;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function namesIn(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesIn(element.name) : [],
      );
}
