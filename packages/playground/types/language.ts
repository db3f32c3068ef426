import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from './tight';

const LIB_FOLDER = path.dirname(ts.getDefaultLibFilePath({}));
const REFERENCE = /^\/\/\/ <reference lib="([^"]+)" \/>$/gm;

/** Reads a library of TypeScript's and those that it refers to, in one text. */
export function readLibrary(file: string): string {
  const visited = new Set<string>();
  const read = (name: string): string => {
    if (visited.has(name)) {
      return '';
    }
    visited.add(name);
    const text = fs.readFileSync(path.join(LIB_FOLDER, name), 'utf8');
    const referred = Array.from(text.matchAll(REFERENCE), ([, lib]) => read(`lib.${lib}.d.ts`));
    return [...referred, text.replace(REFERENCE, '')].join('\n');
  };
  return read(file);
}

/**
 * Takes those declarations of a library that some of its names lead to.
 *
 * @param roots - the names that are wanted
 * @param isWhole - whether to follow a name that another one leads to, as aliases are; of the others nothing
 *   is left but that they are there
 * @throws where the library has a name no more
 */
export function reachable(
  library: string,
  roots: readonly string[],
  isWhole: (name: string) => boolean,
): string {
  const { statements } = parse(library);
  const declarations = new Map<string, ts.Statement[]>();
  for (const statement of statements) {
    for (const name of namesOf(statement)) {
      declarations.set(name, [...(declarations.get(name) ?? []), statement]);
    }
  }
  const missing = roots.find((root) => !declarations.has(root));
  if (missing !== undefined) {
    throw new Error(
      `Types that were read have no "${missing}" any more; take it out of packages/playground/types.`,
    );
  }
  const used = new Set<ts.Statement>();
  const names = new Set<string>();
  const empty = new Set<string>();
  const visit = (name: string) => {
    if (names.has(name)) {
      return;
    }
    const isAlias = declarations.get(name)!.some(ts.isTypeAliasDeclaration);
    if (!roots.includes(name) && !isAlias && !isWhole(name)) {
      empty.add(name);
      return;
    }
    names.add(name);
    for (const statement of declarations.get(name)!) {
      used.add(statement);
      mentioned(statement)
        .filter((other) => declarations.has(other))
        .forEach(visit);
    }
  };
  roots.forEach(visit);
  return [
    ...statements.filter((statement) => used.has(statement)).map((one) => one.getText()),
    ...Array.from(empty, (name) => `interface ${name}${parametersOf(declarations.get(name)!)} {}`),
  ].join('\n');
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.getText()] : [];
}

function mentioned(node: ts.Node): string[] {
  const names = new Set<string>();
  const walk = (child: ts.Node) => {
    if (ts.isIdentifier(child)) {
      names.add(child.text);
    }
    ts.forEachChild(child, walk);
  };
  walk(node);
  return Array.from(names);
}

function parametersOf(statements: ts.Statement[]) {
  const [declared] = statements.filter(
    (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
  );
  const parameters = declared?.typeParameters?.map((parameter) => parameter.getText());
  return parameters ? `<${parameters.join(', ')}>` : '';
}
