import { fileOf } from './meta-problems';
import type { FenceBase, OutputFence, RunMode, SampleFence, SampleFile } from './page';
import { reportOutput, reportSample } from './program-problems';
import type { Reporter } from './reporter';
import type { DocsVersion } from './versions';

/** The programs of a page, one per docs version. Fences are added in page order. */
export type Programs = {
  /** @param values - the marks of the fence, with their values */
  addSample: (base: FenceBase, values: Map<string, string | undefined>) => SampleFence;
  addOutput: (base: FenceBase & Pick<OutputFence, 'lang'>) => OutputFence;
};

type Program = {
  number: number;
  generation: number;
  files: Map<string, SampleFile>;
  untitledCount: number;
};

/** @param pageVersion - the docs version of fences without `version=`, e.g. `version-9.x` */
export function createPrograms(
  pageVersion: string,
  versions: DocsVersion[],
  reporter: Reporter,
): Programs {
  const programs = new Map<string, Program>();
  let lastRun: SampleFence | undefined;

  return {
    addSample(base, values) {
      const version = versionOf(values.get('version'), base);
      const program = programs.get(version) ?? newProgram();
      programs.set(version, program);

      const fence: SampleFence = {
        ...base,
        kind: 'sample',
        id: '',
        version,
        program: 0,
        generation: 0,
        name: '',
        files: [],
        reachable: program.files,
        run: values.has('run') ? ((values.get('run') ?? 'page') as RunMode) : undefined,
        hidden: values.has('hidden'),
        outputs: [],
      };
      fence.files = filesOf(
        fence,
        fileOf(base.title ?? '', base.lang) ?? `_${++program.untitledCount}.${base.lang}`,
      );
      addToProgram(fence, program, values.has('fresh'));
      reportSample(fence, reporter);
      if (fence.run) {
        lastRun = fence;
      }
      return fence;
    },

    addOutput(base) {
      const fence: OutputFence = { ...base, kind: 'output', of: lastRun };
      reportOutput(fence, reporter);
      lastRun?.outputs.push(fence);
      return fence;
    },
  };

  function versionOf(label: string | undefined, { line }: FenceBase) {
    if (label === undefined) {
      return pageVersion;
    }
    const version = versions.find((candidate) => candidate.label === label);
    if (!version) {
      const known = versions.map((candidate) => `version=${candidate.label}`).join(' or ');
      const message = `There is no docs version "${label}"; write ${known}.`;
      reporter.report('unknown-version', message, line - 1, `version=${label}`);
    }
    return version?.library ?? pageVersion;
  }
}

function newProgram(): Program {
  return { number: 0, generation: 0, files: new Map(), untitledCount: 0 };
}

/**
 * Splits a fence at its `@filename` marks. The code above the first mark belongs to the titled file. Files that
 * are not TypeScript are left out.
 */
function filesOf(fence: SampleFence, title: string): SampleFile[] {
  const { program, filenames } = fence.marks;
  const starts = [{ name: title, start: 0 }, ...filenames];
  const [first, ...others] = starts.map(({ name, start }, index) => {
    const code = program.slice(start, starts[index + 1]?.start);
    return { name: index ? fileOf(name) : name, code, offset: start, fence };
  });
  const named = others.filter((file): file is SampleFile => file.name !== undefined);
  const aboveIsEmpty = first!.code.replace(/\/\/.*/g, '').trim() === '';
  return named.length > 0 && aboveIsEmpty ? named : [{ ...first!, name: title }, ...named];
}

/**
 * Adds a fence's files to its program. Files of the same name, or from a fence of the same title, are replaced
 * for this and later fences; earlier ones keep their map.
 */
function addToProgram(fence: SampleFence, program: Program, isFresh: boolean) {
  const isReplaced = (other: SampleFile) =>
    fence.files.some(({ name }) => name === other.name) ||
    (fence.title !== undefined && other.fence.title === fence.title);
  if (isFresh) {
    program.number++;
    program.generation++;
    program.files = new Map();
  } else if (Array.from(program.files.values()).some(isReplaced)) {
    program.generation++;
    program.files = new Map(Array.from(program.files).filter(([, file]) => !isReplaced(file)));
  }
  for (const file of fence.files) {
    program.files.set(file.name, file);
  }
  fence.name = fence.files.at(-1)!.name;
  fence.program = program.number;
  fence.generation = program.generation;
  fence.id = `g${program.generation}/${fence.name}`;
  fence.reachable = program.files;
}
