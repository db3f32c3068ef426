import path from 'node:path';
import {
  isForReaders,
  plainCode,
  resolveImport,
  type BrowserProgram,
  type SampleFence,
  type SampleFile,
} from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import type { PlayProgram } from '../compiler/addresses';

/** A program as the start of a workshop; where its page is, only the site knows. */
export type Workshop = Omit<PlayProgram, 'page' | 'title' | 'heading'> & {
  /** The docs version whose packages it imports, which need not be its page's. */
  version: string;
  /** Codes of errors that TypeScript finds and the page wants to show; mostly there are none. */
  expectedErrors: number[];
  /** The packages that it imports, as it writes them. */
  imports: string[];
  /** The line of the page's file on which its first sample starts, from 1. */
  line: number;
};

/**
 * Makes workshops of a program: one for each sample that shows what it renders; else one, or one for each
 * state of its files where the page replaces some. A state has what was written for it, and those files from
 * before that it imports.
 *
 * @returns the last state first
 */
export function workshopsOf(program: BrowserProgram): Workshop[] {
  return program.mode === 'dom' ? workshopsWithDocument(program) : workshopsOfStates(program);
}

function workshopsOfStates(program: BrowserProgram): Workshop[] {
  const { fences } = program;
  const generations = [...new Set(fences.map(({ generation }) => generation))].reverse();
  return generations
    .map((generation) => {
      const ofState = fences.filter((fence) => fence.generation === generation);
      const gathered = withImports(ofState);
      const running = fences.filter((fence) => gathered.files.includes(mainFile(fence)));
      return { generation, gathered, running, line: fences[0]!.line };
    })
    .filter(({ running }) => isForReaders({ ...program, fences: running }))
    .map(({ generation, ...parts }, index) => ({
      ...workshopOf(program, parts),
      id: index === 0 ? program.id : `${program.id}.${generation}`,
    }));
}

/** Each with the servers that it imports, and without the samples before it. */
function workshopsWithDocument(program: BrowserProgram): Workshop[] {
  const { fences } = program;
  const first = fences.findIndex(isShown);
  const ids = new Set<string>();
  return fences.filter(isShown).map((fence) => {
    // What is hidden before all that is shown prepares the document, and presses nothing there.
    const preparing = fences.slice(0, first).filter(({ run }) => run === 'dom');
    const gathered = withImports([...preparing, fence]);
    const before = fences.slice(0, fences.indexOf(fence));
    const servers = before.filter(
      (one) => one.run === 'page' && gathered.files.includes(mainFile(one)),
    );
    const stem = `${program.id}.${path.posix.parse(fence.name).name}`;
    const id = ids.has(stem) ? `${stem}.${fence.generation}` : stem;
    ids.add(id);
    const running = [...preparing, ...servers, fence];
    return { ...workshopOf(program, { gathered, running, line: fence.line }), id };
  });
}

function isShown({ run, hidden }: SampleFence) {
  return run === 'dom' && !hidden;
}

type Parts = { gathered: Gathered; running: SampleFence[]; line: number };

function workshopOf(
  { id, version, mode, fences }: BrowserProgram,
  { gathered: { files, imports }, running, line }: Parts,
): Omit<Workshop, 'id'> {
  const names = namesOf(files);
  // What replaces a server begins where that one did: others wait for it.
  const place = (fence: SampleFence) => fences.findIndex(({ name }) => name === fence.name);
  return {
    program: id,
    version,
    kind: mode === 'dom' ? 'dom' : 'worker',
    // What the page shows comes first.
    files: files
      .toSorted((a, b) => +a.fence.hidden - +b.fence.hidden)
      .map((file) => ({ name: names.get(file)!, text: plainCode(file) })),
    entries: running
      .toSorted((a, b) => place(a) - place(b))
      .map((fence) => ({ name: names.get(mainFile(fence))!, fence: fences.indexOf(fence) })),
    expectedErrors: [...new Set(files.flatMap(({ fence }) => fence.marks.expectedErrors))],
    imports,
    line,
  };
}

function mainFile({ files }: SampleFence): SampleFile {
  return files.at(-1)!;
}

/** Files in page order, and the packages that they import. */
type Gathered = { files: SampleFile[]; imports: string[] };

/** The files of fences and those that they import, as the last one finds them. */
function withImports(fences: SampleFence[]): Gathered {
  const { reachable } = fences.at(-1)!;
  const found = new Set<SampleFile>();
  const packages = new Set<string>();
  const add = (file: SampleFile) => {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    // A file of an earlier state imports what is there now.
    const importer = { ...file, fence: { ...file.fence, reachable } };
    for (const { fileName: specifier } of ts.preProcessFile(file.code).importedFiles) {
      const imported = isRelative(specifier)
        ? resolveImport(importer, specifier)
        : reachable.get(`node_modules/${specifier}/index.ts`);
      if (imported) {
        add(imported);
      } else if (!isRelative(specifier)) {
        packages.add(specifier);
      }
    }
  };
  fences.map(mainFile).forEach(add);
  const order = [...reachable.values()];
  const files = [...found].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return { files, imports: [...packages] };
}

function isRelative(specifier: string) {
  return specifier.startsWith('.');
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
