import path from 'node:path';
import {
  plainCode,
  resolveImport,
  type BrowserProgram,
  type SampleFence,
  type SampleFile,
} from 'docusaurus-checked-samples/parts';
import ts from 'typescript';
import type { PlayProgram } from '../compiler/play';

/** A program that readers can edit; the page's URL and title are added later. */
export type Workshop = Omit<PlayProgram, 'page' | 'title' | 'heading'> & {
  /** The docs version of the packages that it imports, which may differ from the page's. */
  version: string;
  /** The codes of TypeScript errors that the page shows on purpose, by `@errors`. */
  expectedErrors: number[];
  /** The specifiers of imported packages. */
  imports: string[];
  /** The line of the page on which the code of the first sample starts, from 1. */
  line: number;
};

/**
 * Converts a program to workshops. In mode `dom`, there is one for each shown sample. In mode `page`, there is
 * one, with the fences since a file was last replaced, and with the files that they import.
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

/** The workshop of a sample with a document, with the servers that it imports, but without earlier samples. */
function workshopWithDocument(program: BrowserProgram, fence: SampleFence): Workshop {
  const { fences } = program;
  // Hidden fences before the first shown one set up the document; later ones press buttons.
  const setup = fences.slice(0, fences.findIndex(isShown)).filter(({ run }) => run === 'dom');
  const { files } = withImports([...setup, fence]);
  const servers = fences
    .slice(0, fences.indexOf(fence))
    .filter((one) => one.run === 'page' && files.includes(mainFile(one)));
  const stem = path.posix.parse(fence.name).name;
  const { generation } = fence;
  return {
    ...workshopOf(program, [...setup, ...servers, fence]),
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
  // A file that replaces a server runs in the place of the first one: later fences need it.
  const position = (fence: SampleFence) => fences.findIndex(({ name }) => name === fence.name);
  return {
    program: id,
    version,
    mode,
    // Shown files first.
    files: files
      .toSorted((a, b) => +a.fence.hidden - +b.fence.hidden)
      .map((file) => ({ name: names.get(file)!, text: plainCode(file) })),
    entries: running
      .toSorted((a, b) => position(a) - position(b))
      .map((fence) => ({ name: names.get(mainFile(fence))!, fence: fences.indexOf(fence) })),
    expectedErrors: [...new Set(files.flatMap(({ fence }) => fence.marks.expectedErrors))],
    // Compiled JSX imports it.
    imports: mode === 'dom' ? [...imports, 'react/jsx-runtime'] : imports,
    line: (running.find(isShown) ?? running[0]!).line,
  };
}

function mainFile({ files }: SampleFence): SampleFile {
  return files.at(-1)!;
}

/**
 * Collects the files of fences and the files that they import, in page order. `imports` are the packages. All
 * imports resolve as in the last fence.
 */
function withImports(fences: SampleFence[]): { files: SampleFile[]; imports: string[] } {
  const { reachable } = fences.at(-1)!;
  const found = new Set<SampleFile>();
  const packages = new Set<string>();
  const add = (file: SampleFile) => {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    // Also files of earlier generations import the current files.
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

/** Names files; those without a title are `sample.ts`, `sample-2.ts` …, in page order. */
function namesOf(files: SampleFile[]): Map<SampleFile, string> {
  const titled = new Set(files.filter(hasTitle).map(({ name }) => name));
  let count = 0;
  const nextName = (extension: string): string => {
    count += 1;
    const name = `sample${count === 1 ? '' : `-${count}`}.${extension}`;
    return titled.has(name) ? nextName(extension) : name;
  };
  return new Map(
    files.map((file) => [file, hasTitle(file) ? file.name : nextName(file.fence.lang)] as const),
  );
}

/** With an offset, the file's name comes from `@filename`. */
function hasTitle({ fence, offset }: SampleFile) {
  return fence.title !== undefined || offset > 0;
}
