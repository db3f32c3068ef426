import fs from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';
import { isInPackage, SHIMS } from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import { reachable } from './language';
import { tight, tightWithWords } from './tight';

const MODULES = '/node_modules/';
/** The folder of a package, in the path of one of its files. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Large packages that others import for little: the exports that lead to all that is used of them. */
const USED: Record<string, string[]> = { csstype: ['Properties'] };

/** The fields of a manifest that say where types are. */
const FIELDS = ['name', 'version', 'type', 'types', 'typings', 'typesVersions', 'main', 'exports'];

/**
 * Gathers the declarations that imports lead to, and the manifests by which TypeScript finds them.
 *
 * @param specifiers - as programs write them; one that the folder does not have is left out
 * @param folder - the path of the folder from which they are resolved
 * @param documented - packages whose authors' words are kept
 * @returns texts by paths below `/node_modules/`
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
  // What other packages import has one place with what the docs version has: its own comes first.
  for (const { fileName, text } of [...files].sort((a, b) => +isOfVersion(b) - +isOfVersion(a))) {
    const name = shortPath(fileName);
    const isDocumented = documented.some((one) => name.startsWith(`${MODULES}${one}/`));
    found[name] ??= isDocumented ? tightWithWords(text) : tight(usedOf(name, text));
  }
  for (const manifest of manifests) {
    const [folderOfPackage] = PACKAGE.exec(manifest)!;
    if (files.some(({ fileName }) => fileName.startsWith(`${folderOfPackage}/`))) {
      found[shortPath(manifest)] ??= fieldsOf(manifest);
    }
  }
  return found;

  function resolve(specifier: string, importer: string) {
    if (isBuiltin(specifier) || Object.hasOwn(SHIMS, specifier)) {
      // They are in `node.dts`.
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
    const isOther =
      importer === root && !file.includes('/@types/') && !isInPackage(file, specifier, importer);
    return isOther ? undefined : resolvedModule;
  }
}

function fieldsOf(manifest: string) {
  const all = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, all[field]])));
}

function usedOf(name: string, text: string) {
  const [, used] = Object.entries(USED).find(([one]) => name.startsWith(`${MODULES}${one}/`)) ?? [];
  return used ? reachable(text, used, () => true) : text;
}

function shortPath(file: string) {
  return file.slice(file.indexOf(MODULES));
}
