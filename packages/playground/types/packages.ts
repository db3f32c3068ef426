import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { reachable } from './language';
import { tight, tightWithWords } from './tight';

/** Declarations of packages, by paths that are the same wherever they are installed. */
export type PackageTypes = {
  /** The file of each import, also of those between packages. */
  names: Record<string, string>;
  files: Record<string, string>;
  /** Files that others refer to by `/// <reference path>`: they declare globals. */
  ambient: string[];
};

const MODULES = '/node_modules/';

/** Large packages that others import for little: the exports that lead to all that is used of them. */
const USED: Record<string, string[]> = { csstype: ['Properties'] };

/**
 * Gathers the declarations that imports lead to.
 *
 * @param specifiers - as programs write them; one that the folder does not have is left out
 * @param folder - the path of the folder from which they are resolved
 * @param documented - packages whose authors' words are kept
 * @param isElsewhere - whether an import has its types from somewhere else
 */
export function packageTypes(
  specifiers: readonly string[],
  folder: string,
  options: ts.CompilerOptions,
  documented: readonly string[],
  isElsewhere: (specifier: string) => boolean,
): PackageTypes {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  const found: PackageTypes = { names: {}, files: {}, ambient: [] };
  const importer = path.join(folder, 'program.ts');

  const add = (file: string) => {
    const name = shortPath(file);
    if (name in found.files) {
      return;
    }
    const text = fs.readFileSync(file, 'utf8');
    const isDocumented = documented.some((one) => name.startsWith(`${MODULES}${one}/`));
    found.files[name] = isDocumented ? tightWithWords(text) : tight(usedOf(name, text));
    const { importedFiles, referencedFiles } = ts.preProcessFile(text);
    importedFiles.forEach(({ fileName }) => addImport(fileName, file));
    for (const { fileName } of referencedFiles) {
      const referred = path.join(path.dirname(file), fileName);
      add(referred);
      found.ambient.push(shortPath(referred));
    }
  };
  const addImport = (specifier: string, from: string) => {
    const isRelative = specifier.startsWith('.');
    if (!isRelative && isElsewhere(specifier)) {
      return;
    }
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, host, cache);
    if (!resolvedModule || !/\.d\.[cm]?ts$/.test(resolvedModule.resolvedFileName)) {
      return;
    }
    const file = resolvedModule.resolvedFileName;
    if (!isRelative) {
      const known = (found.names[specifier] ??= shortPath(file));
      if (known !== shortPath(file)) {
        throw new Error(
          `${folder}: "${specifier}" is ${known} for one package and ${shortPath(file)} for another; the page has room for one of them.`,
        );
      }
    }
    add(file);
  };
  specifiers.forEach((specifier) => addImport(specifier, importer));
  return found;
}

function usedOf(name: string, text: string) {
  const [, used] = Object.entries(USED).find(([one]) => name.startsWith(`${MODULES}${one}/`)) ?? [];
  return used ? reachable(text, used, () => true).text : text;
}

function shortPath(file: string) {
  return file.slice(file.lastIndexOf(MODULES));
}
