import {
  isForReaders,
  plainCode,
  resolveImport,
  type BrowserProgram,
  type SampleFence,
  type SampleFile,
} from 'docusaurus-checked-samples/parts';
import { parseSync, Visitor } from 'rolldown/utils';
import type { PlayProgram } from '../compiler/addresses';

/** A program as the start of a workshop; where its page is, only the site knows. */
export type Workshop = Omit<PlayProgram, 'page' | 'title' | 'heading'> & {
  /** The docs version whose packages it imports, which need not be its page's. */
  version: string;
  /** The packages that it imports, as it writes them: for types alone, or to run. */
  imports: { types: string[]; values: string[] };
  /** The line of the page's file on which its first sample starts, from 1. */
  line: number;
};

/**
 * Makes workshops of a program: one, or one for each state of its files where the page replaces some. A
 * state has what was written for it, and those files from before that it imports.
 *
 * @returns the last state first
 */
export function workshopsOf(program: BrowserProgram): Workshop[] {
  const generations = [...new Set(program.fences.map(({ generation }) => generation))].reverse();
  return generations
    .map((generation) => ({ ...workshopOf(program, generation), generation }))
    .filter(({ isForReaders }) => isForReaders)
    .map(({ workshop, generation }, index) => ({
      ...workshop,
      id: index === 0 ? program.id : `${program.id}.${generation}`,
    }));
}

function workshopOf(program: BrowserProgram, generation: number) {
  const { fences, mode } = program;
  const ofState = fences.filter((fence) => fence.generation === generation);
  const [{ reachable }] = ofState as [SampleFence];
  const { files, imports } = withImports(ofState.map(mainFile), reachable);
  const names = namesOf(files);
  // What replaces a server begins where that one did: others wait for it.
  const place = (fence: SampleFence) => fences.findIndex(({ name }) => name === fence.name);
  const running = fences
    .filter((fence) => names.has(mainFile(fence)))
    .sort((a, b) => place(a) - place(b));
  const workshop: Omit<Workshop, 'id'> = {
    program: program.id,
    version: program.version,
    kind: mode === 'dom' ? 'dom' : 'worker',
    files: files.map((file) => ({
      name: names.get(file)!,
      text: plainCode(file),
      ...(file.fence.hidden && { hidden: true as const }),
    })),
    entries: running.map((fence) => ({
      name: names.get(mainFile(fence))!,
      fence: fences.indexOf(fence),
    })),
    expectedErrors: [...new Set(files.flatMap(({ fence }) => fence.marks.expectedErrors))],
    imports,
    line: fences[0]!.line,
  };
  return { workshop, isForReaders: isForReaders({ ...program, fences: running }) };
}

function mainFile({ files }: SampleFence): SampleFile {
  return files.at(-1)!;
}

/** Files and those that they import, in page order, and the packages that they import. */
function withImports(start: SampleFile[], reachable: Map<string, SampleFile>) {
  const found = new Set<SampleFile>();
  const types = new Set<string>();
  const values = new Set<string>();
  const add = (file: SampleFile) => {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    // A file of an earlier state imports what is there now.
    const importer = { ...file, fence: { ...file.fence, reachable } };
    for (const { specifier, isType } of importsOf(file)) {
      const imported = isRelative(specifier)
        ? resolveImport(importer, specifier)
        : reachable.get(`node_modules/${specifier}/index.ts`);
      if (imported) {
        add(imported);
      } else if (!isRelative(specifier)) {
        (isType ? types : values).add(specifier);
      }
    }
  };
  start.forEach(add);
  const order = [...reachable.values()];
  const files = [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { files, imports: { types: [...types], values: [...values] } };
}

function isRelative(specifier: string) {
  return specifier.startsWith('.');
}

function importsOf({ name, code }: SampleFile): { specifier: string; isType: boolean }[] {
  const { program, module } = parseSync(name, code);
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) {
      found.push({ specifier: moduleRequest.value, isType });
    }
  }
  const add = (source: { value?: unknown }, isType: boolean) => {
    if (typeof source.value === 'string') {
      found.push({ specifier: source.value, isType });
    }
  };
  new Visitor({
    ImportExpression: ({ source }) => add(source as { value?: unknown }, false),
    TSImportType: ({ source }) => add(source, true),
  }).visit(program);
  return found;
}

/** Files without a title get one, in page order: `sample.ts`, `sample-2.ts`. */
function namesOf(files: SampleFile[]): Map<SampleFile, string> {
  const titled = new Set(files.filter(hasTitle).map(({ name }) => name));
  let count = 0;
  const next = (ending: string): string => {
    count += 1;
    const name = `sample${count === 1 ? '' : `-${count}`}.${ending}`;
    return titled.has(name) ? next(ending) : name;
  };
  return new Map(
    files.map((file) => [file, hasTitle(file) ? file.name : next(file.fence.lang)] as const),
  );
}

/** A file of a `@filename` has its name from there. */
function hasTitle({ fence, offset }: SampleFile) {
  return fence.title !== undefined || offset > 0;
}
