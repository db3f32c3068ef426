import fs from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';
import { isInPackage, SHIMS } from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import { pickDeclarations } from './declarations';
import { minifyTypes, minifyTypesWithComments } from './minify-types';

const MODULES = '/node_modules/';
/** The folder of a package in a path: `/site/node_modules/@scope/name`. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Large packages of which other packages use only these exports. */
const USED_EXPORTS: Record<string, string[]> = { csstype: ['Properties'] };

/** The fields of a package.json by which TypeScript finds declarations. */
const MANIFEST_FIELDS = [
  'name',
  'version',
  'type',
  'types',
  'typings',
  'typesVersions',
  'main',
  'exports',
];

/**
 * Collects the declaration files that imports reach, and the package.json files by which TypeScript finds them.
 *
 * @param specifiers - imports of programs; packages that are not installed are left out
 * @param folder - path of the folder from which they are resolved
 * @param documented - packages whose comments are kept
 * @returns texts by path below `/node_modules/`
 */
export function packageTypes(
  specifiers: readonly string[],
  folder: string,
  options: ts.CompilerOptions,
  documented: readonly string[],
): Record<string, string> {
  const root = path.join(folder, 'program.ts');
  const imports = specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join('\n');
  const manifests = new Set<string>();
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  const program = ts.createProgram(
    [root],
    { ...options, noLib: true, types: [] },
    {
      ...host,
      fileExists: (file) => file === root || host.fileExists(file),
      getSourceFile: (file, ...rest) =>
        file === root
          ? ts.createSourceFile(file, imports, ts.ScriptTarget.ES2022)
          : host.getSourceFile(file, ...rest),
      resolveModuleNameLiterals: (literals, importer) =>
        literals.map(({ text }) => ({ resolvedModule: resolve(text, importer) })),
      resolveTypeReferenceDirectiveReferences: (references) =>
        references.map(() => ({ resolvedTypeReferenceDirective: undefined })),
    },
  );
  const found: Record<string, string> = {};
  const isOfVersion = ({ fileName }: ts.SourceFile) => fileName.startsWith(folder);
  const files = program.getSourceFiles().filter(({ fileName }) => fileName !== root);
  // A package may be installed twice: the copy in the docs version's folder comes first.
  for (const { fileName, text } of [...files].sort((a, b) => +isOfVersion(b) - +isOfVersion(a))) {
    const name = shortPath(fileName);
    const isDocumented = documented.some((one) => name.startsWith(`${MODULES}${one}/`));
    found[name] ??= isDocumented ? minifyTypesWithComments(text) : minifyTypes(usedOf(name, text));
  }
  for (const manifest of manifests) {
    const [packageFolder] = PACKAGE_FOLDER.exec(manifest)!;
    if (files.some(({ fileName }) => fileName.startsWith(`${packageFolder}/`))) {
      found[shortPath(manifest)] ??= fieldsOf(manifest);
    }
  }
  return found;

  function resolve(specifier: string, importer: string) {
    if (isBuiltin(specifier) || Object.hasOwn(SHIMS, specifier)) {
      // `node.dts` declares it.
      return undefined;
    }
    const readFile = (file: string) => {
      if (file.endsWith('/package.json') && file.includes(MODULES)) {
        manifests.add(fs.realpathSync(file));
      }
      return host.readFile(file);
    };
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      importer,
      options,
      { ...host, readFile },
      cache,
    );
    const file = resolvedModule?.resolvedFileName ?? '';
    const isOtherPackage =
      importer === root && !file.includes('/@types/') && !isInPackage(file, specifier, importer);
    return isOtherPackage ? undefined : resolvedModule;
  }
}

function fieldsOf(manifest: string) {
  const all = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(MANIFEST_FIELDS.map((field) => [field, all[field]])));
}

function usedOf(name: string, text: string) {
  const [, used] =
    Object.entries(USED_EXPORTS).find(([one]) => name.startsWith(`${MODULES}${one}/`)) ?? [];
  return used ? pickDeclarations(text, used, () => true) : text;
}

function shortPath(file: string) {
  return file.slice(file.indexOf(MODULES));
}
