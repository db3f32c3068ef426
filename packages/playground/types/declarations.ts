import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from './minify-types';

const LIB_FOLDER = path.dirname(ts.getDefaultLibFilePath({}));
/** `/// <reference lib="es2021" />` */
const REFERENCE = /^\/\/\/ <reference lib="([^"]+)" \/>$/gm;

/** Reads one of TypeScript's libraries, such as `lib.es2022.d.ts`, with those that it references, as one text. */
export function readLibrary(file: string): string {
  const visited = new Set<string>();
  const read = (name: string): string => {
    if (visited.has(name)) {
      return '';
    }
    visited.add(name);
    const text = fs.readFileSync(path.join(LIB_FOLDER, name), 'utf8');
    const referenced = Array.from(text.matchAll(REFERENCE), ([, lib]) => read(`lib.${lib}.d.ts`));
    return [...referenced, text.replace(REFERENCE, '')].join('\n');
  };
  return read(file);
}

/**
 * Picks declarations from a library, and those that they mention.
 *
 * @param roots - the names to pick
 * @param hasMembers - whether to declare a mentioned name in full, as type aliases always are; other mentioned
 *   names become empty interfaces
 * @throws if the library lacks a root
 */
export function pickDeclarations(
  library: string,
  roots: readonly string[],
  hasMembers: (name: string) => boolean,
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
  const picked = new Set<ts.Statement>();
  const names = new Set<string>();
  const empty = new Set<string>();
  const visit = (name: string) => {
    if (names.has(name)) {
      return;
    }
    const isAlias = declarations.get(name)!.some(ts.isTypeAliasDeclaration);
    if (!roots.includes(name) && !isAlias && !hasMembers(name)) {
      empty.add(name);
      return;
    }
    names.add(name);
    for (const statement of declarations.get(name)!) {
      picked.add(statement);
      identifiersIn(statement)
        .filter((other) => declarations.has(other))
        .forEach(visit);
    }
  };
  roots.forEach(visit);
  return [
    ...statements.filter((statement) => picked.has(statement)).map((one) => one.getText()),
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

function identifiersIn(node: ts.Node): string[] {
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
