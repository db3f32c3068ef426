import path from 'node:path';
import {
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
 * Makes workshops of a program: one for each sample that shows what it renders; else one, with what was written
 * since the page replaced a file for the last time, and what that imports.
 */
export function workshopsOf(program: BrowserProgram): Workshop[] {
  const { fences, mode } = program;
  if (mode === 'dom') {
    return fences.filter(isShown).map((fence) => workshopWithDocument(program, fence));
  }
  const { generation } = fences.at(-1)!;
  const { files } = withImports(fences.filter((fence) => fence.generation === generation));
  const running = fences.filter((fence) => files.includes(mainFile(fence)));
  return [{ ...workshopOf(program, running), id: program.id }];
}

/** With the servers that a sample imports, and without the samples before it. */
function workshopWithDocument(program: BrowserProgram, fence: SampleFence): Workshop {
  const { fences } = program;
  // What is hidden before all that is shown prepares the document, and presses nothing there.
  const preparing = fences.slice(0, fences.findIndex(isShown)).filter(({ run }) => run === 'dom');
  const { files } = withImports([...preparing, fence]);
  const servers = fences
    .slice(0, fences.indexOf(fence))
    .filter((one) => one.run === 'page' && files.includes(mainFile(one)));
  const stem = path.posix.parse(fence.name).name;
  const { generation } = fence;
  return {
    ...workshopOf(program, [...preparing, ...servers, fence]),
    id: [program.id, stem, ...(generation > 0 ? [generation] : [])].join('.'),
  };
}

function isShown({ run, hidden }: SampleFence) {
  return run === 'dom' && !hidden;
}

function workshopOf(
  { id, version, mode, fences }: BrowserProgram,
  running: SampleFence[],
): Omit<Workshop, 'id'> {
  const { files, imports } = withImports(running);
  const names = namesOf(files);
  // What replaces a server begins where that one did: others wait for it.
  const place = (fence: SampleFence) => fences.findIndex(({ name }) => name === fence.name);
  return {
    program: id,
    version,
    mode,
    // What the page shows comes first.
    files: files
      .toSorted((a, b) => +a.fence.hidden - +b.fence.hidden)
      .map((file) => ({ name: names.get(file)!, text: plainCode(file) })),
    entries: running
      .toSorted((a, b) => place(a) - place(b))
      .map((fence) => ({ name: names.get(mainFile(fence))!, fence: fences.indexOf(fence) })),
    expectedErrors: [...new Set(files.flatMap(({ fence }) => fence.marks.expectedErrors))],
    // JSX imports it without a word.
    imports: mode === 'dom' ? [...imports, 'react/jsx-runtime'] : imports,
    line: (running.find(isShown) ?? running[0]!).line,
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
