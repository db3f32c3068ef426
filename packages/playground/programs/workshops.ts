import {
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
  /** The packages that it imports, as it writes them: for types alone, or to run. */
  imports: { types: string[]; values: string[] };
  /** The line of the page's file on which its first sample starts, from 1. */
  line: number;
};

/**
 * Makes workshops of a program: one, or one for each state of its files where the page replaces some.
 *
 * @returns the last state first
 */
export function workshopsOf(program: BrowserProgram): Workshop[] {
  const generations = [...new Set(program.fences.map(({ generation }) => generation))].reverse();
  return generations.map((generation, index) => ({
    ...workshopOf(program, generation),
    id: index === 0 ? program.id : `${program.id}.${generation}`,
  }));
}

function workshopOf(program: BrowserProgram, generation: number): Omit<Workshop, 'id'> {
  const isDone = (fence: SampleFence) => fence.generation <= generation;
  const { reachable } = program.fences.findLast(isDone)!;
  const all = program.fences.map((fence, number) => ({ fence, number, file: fence.files.at(-1)! }));
  // What replaces a server begins where that one did: others wait for it.
  const place = ({ name }: SampleFile) => all.findIndex(({ file }) => file.name === name);
  const running = all
    .filter(({ fence, file }) => isDone(fence) && reachable.get(file.name) === file)
    .sort((a, b) => place(a.file) - place(b.file));
  const { files, imports } = withImports(
    running.map(({ file }) => file),
    reachable,
  );
  const names = namesOf(files);
  return {
    program: program.id,
    kind: program.mode === 'dom' ? 'dom' : 'worker',
    files: files.map((file) => ({
      name: names.get(file)!,
      text: plainCode(file),
      ...(file.fence.hidden && { hidden: true as const }),
    })),
    entries: running.map(({ file, number }) => ({ name: names.get(file)!, fence: number })),
    expectedErrors: [...new Set(files.flatMap(({ fence }) => fence.marks.expectedErrors))],
    imports,
    line: program.fences[0]!.line,
  };
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
