import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { resolveManifest } from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import type { Export } from '../types';

type Manifest = { exports?: Record<string, unknown> };

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};

/** `CreateClientOptions`, `WithTRPCConfig` */
const OPTIONS_TYPE_NAME = /(Options|Opts|Config|Props)$/;

/**
 * Lists the exports of packages, as their type declarations say.
 *
 * @param libraryDir - the folder that has the packages in its `node_modules`
 * @param packages - package names
 */
export function listExports(libraryDir: string, packages: string[]): Export[] {
  const modules = packages.flatMap((name) => modulesOf(packageDir(libraryDir, name), name));
  const types = loadTypes(libraryDir, modules);
  const found = new Map<string, Export>();
  for (const [index, module] of modules.entries()) {
    for (const exported of types.exportsOf[index]!) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? types.checker.getAliasedSymbol(exported) : exported;
      const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
      // A re-export belongs to the package that declares it.
      const owner = packages.find((name) => file.includes(`/node_modules/${name}/`)) ?? module;
      const key = `${owner} ${exported.name}`;
      const known = found.get(key);
      if (known) {
        known.modules.push(module);
      } else {
        found.set(key, {
          name: exported.name,
          package: owner,
          modules: [module],
          kind: kindOf(symbol),
          signature: (symbol.declarations ?? [])
            .map((node) => instanceText(node, types.checker) ?? declarationText(node))
            .join('\n'),
          options: optionsOf(symbol, types.checker),
        });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Finds the folder of a package. */
export function packageDir(fromDir: string, name: string): string {
  const manifest = resolveManifest(path.resolve(fromDir), name);
  if (!manifest) {
    throw new Error(`${name} is not installed; run "npm ci".`);
  }
  return path.dirname(fs.realpathSync(manifest));
}

/** The modules of a package: its `exports`, or else the folders with a `package.json`. */
function modulesOf(folder: string, name: string): string[] {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const paths = manifest.exports
    ? Object.keys(manifest.exports).filter((entry) => entry !== './package.json')
    : ['.', ...foldersWithManifest(folder)];
  return paths.map((entry) => path.posix.join(name, entry));
}

function foldersWithManifest(cwd: string): string[] {
  const manifests = Globby.sync('*/**/package.json', { cwd, ignore: ['**/node_modules/**'] });
  return manifests.map((file) => path.posix.dirname(file)).sort();
}

/** Loads the types of modules, resolved as in a user's program. */
function loadTypes(libraryDir: string, modules: string[]) {
  const from = path.join(libraryDir, 'index.ts');
  const files = modules.map((module) => {
    const { resolvedModule } = ts.resolveModuleName(module, from, COMPILER_OPTIONS, ts.sys);
    if (!resolvedModule) {
      throw new Error(`${module} has no types; run "npm ci".`);
    }
    return resolvedModule.resolvedFileName;
  });
  const program = ts.createProgram(files, COMPILER_OPTIONS);
  const checker = program.getTypeChecker();
  const symbols = files.map((file) => checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  return { checker, exportsOf: symbols.map((symbol) => checker.getExportsOfModule(symbol)) };
}

function kindOf({ flags }: ts.Symbol): Export['kind'] {
  if (flags & ts.SymbolFlags.Function) {
    return 'function';
  }
  if (flags & ts.SymbolFlags.Class) {
    return 'class';
  }
  return flags & ts.SymbolFlags.Value ? 'constant' : 'type';
}

function declarationText(declaration: ts.Declaration): string {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return node
    .getText()
    .replaceAll('\r', '')
    .replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .replace(/^ +private .*;\n/gm, '')
    .replace(/^(export |declare |default )+/, '')
    .replace(/import\("[^"]+"\)\./g, '');
}

/** The signature of a constant that is a class instance: its methods and what they return. */
function instanceText(declaration: ts.Declaration, checker: ts.TypeChecker): string | undefined {
  if (!ts.isVariableDeclaration(declaration)) {
    return undefined;
  }
  const type = checker.getTypeAtLocation(declaration);
  if (!((type.getSymbol()?.flags ?? 0) & ts.SymbolFlags.Class)) {
    return undefined;
  }
  const methods = type.getProperties().map((method) => {
    const [call] = checker.getTypeOfSymbol(method).getCallSignatures();
    const node = call?.getDeclaration() as ts.MethodDeclaration | undefined;
    if (!call || !node) {
      return `${method.name};`;
    }
    const generics = node.typeParameters?.map(({ name }) => name.text).join(', ');
    const parameters = node.parameters.map(
      ({ name, questionToken }) => name.getText() + (questionToken ? '?' : ''),
    );
    const result = call.getReturnType();
    const fields = result.getProperties().filter(({ name }) => !name.startsWith('_'));
    const names = fields.map(({ name }) => name).join('; ');
    const returns = result.getSymbol() === type.getSymbol() ? 'this' : `{ ${names} }`;
    return `${method.name}${generics ? `<${generics}>` : ''}(${parameters.join(', ')}): ${returns};`;
  });
  return `const ${declaration.name.getText()}: {\n  ${methods.join('\n  ')}\n};`;
}

/** The options that the packages declare, without those inherited from types of Node and the DOM. */
function optionsOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  // `const a: typeof b`: the options are listed with `b`.
  const isAlias = symbol.declarations?.some(
    (node) => ts.isVariableDeclaration(node) && node.type?.kind === ts.SyntaxKind.TypeQuery,
  );
  if (isAlias) {
    return [];
  }
  const types =
    symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)
      ? checker
          .getTypeOfSymbol(symbol)
          .getCallSignatures()
          .flatMap(({ parameters }) => parameters.map((one) => checker.getTypeOfSymbol(one)))
      : OPTIONS_TYPE_NAME.test(symbol.name)
        ? [checker.getDeclaredTypeOfSymbol(symbol)]
        : [];
  const names = types.flatMap(propertiesOf);
  return [...new Set(names)].sort();
}

function propertiesOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type];
  return (
    parts
      // An instance of a class is no object of options.
      .filter((part) => !((part.getSymbol()?.flags ?? 0) & ts.SymbolFlags.Class))
      .flatMap((part) => part.getProperties())
      .filter(({ declarations }) =>
        declarations?.some((node) => /@trpc\//.test(node.getSourceFile().fileName)),
      )
      .map(({ name }) => name)
  );
}
