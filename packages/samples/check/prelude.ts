import ts from 'typescript';
import type { SamplesOptions } from '../page/options';
import type { Page, SampleFence, SampleFile } from '../page/page';
import { isParsed, withPlaceholders } from './fragments';
import { packageName } from '../store/packages';

/** A name, and the statement that declares it. */
type Declaration = { name: string; text: string };

/** What the compiler gets of a file, and how long that is without what others import, who say what is wrong with it. */
export type PreparedFile = { text: string; ownLength: number };

/**
 * Puts below each file of a page what it may take for granted, where all places stay: what the site declares
 * for its page, and, of fragments, what fences before it import. A program that runs has to be whole.
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
    const granted = file.fence.run ? code : code + neededBy(code, prelude);
    const own = imported ? granted + importsOfAugmented(code) : granted;
    // Who imports from a package names what it takes of that: `Array` may be JavaScript's.
    const isOther = ({ name, text }: Declaration) =>
      name in globalThis && code.includes(text.slice(text.indexOf(' from '), -1));
    const others = imported?.filter((it) => !isOther(it));
    return { text: own + neededBy(own, others ?? []), ownLength: own.length };
  };
}

/** TypeScript adds to a module where something imports it, which a program does that is not shown. */
function importsOfAugmented(code: string) {
  const names = code.matchAll(/^\s*declare module (['"][\w@].*['"])/gm);
  return Array.from(names, ([, name]) => `\nimport type {} from ${name};`).join('');
}

/** Where what removed lines leave is no TypeScript, and all lines are, these are alternatives. */
function codeOf({ name, code, offset, fence }: SampleFile) {
  const whole = fence.code.slice(offset, offset + code.length);
  return whole !== code && !isParsed(name, code) && isParsed(name, whole) ? whole : code;
}

/** What fences before one import: of names that the page has from several packages, none, since these are alternatives. */
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
    // A tab shows the same with another package.
    byFence.set(fence, fence.isAlternative ? [] : imports);
    if (!fence.isAlternative) {
      const others = imports.filter((it) => declared.every(({ name }) => name !== it.name));
      const isOne = ({ name }: Declaration) => new Set(packages.get(name)).size === 1;
      imports = [...others, ...declared.filter((it) => isImport(it.text) && isOne(it))];
    }
  }
  return byFence;
}

/** Where an import is from: of a namespace, the part of a package, since parts differ in what they have. */
function packageOf(text: string) {
  const from = text.split(/['"]/).at(-2) ?? '';
  return isImport(text) ? [text.includes('* as') ? from : packageName(from)] : [];
}

/** Finds what code declares at its top level; of imports, each name has a statement of its own. */
export function declarationsOf(code: string): Declaration[] {
  const source = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement)
      ? importsOf(statement, source)
      : namesOf(statement).map((name) => ({ name, text: statement.getText(source) })),
  );
}

/**
 * Chooses the statements that code needs of those that it may take for granted: whose names it mentions and
 * does not declare, and what these need. Of several with one name the last counts.
 */
export function neededBy(code: string, granted: readonly Declaration[]): string {
  const byName = new Map(granted.map(({ name, text }) => [name, text]));
  const needed = new Set<string>();
  const add = (user: string) => {
    for (const [name, text] of byName) {
      const mention = name.replaceAll('$', String.raw`\$`);
      if (new RegExp(String.raw`(?<![\w$])${mention}(?![\w$])`).test(user)) {
        byName.delete(name);
        needed.add(text);
        // An import needs nothing, and names its package, which may be called like another name.
        if (!isImport(text)) {
          add(text);
        }
      }
    }
  };
  if (granted.some(({ name }) => code.includes(name))) {
    declarationsOf(code).forEach(({ name }) => byName.delete(name));
    add(code);
  }
  return Array.from(needed, (text) => `\n${text}`).join('');
}

/** Tells imports among what code declares. */
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
