import { fileOf } from './meta-problems';
import type { FenceBase, OutputFence, RunMode, SampleFence, SampleFile } from './page';
import { reportOutput, reportSample } from './program-problems';
import type { Reporter } from './reporter';
import type { DocsVersion } from './versions';

/** The programs of a page, one per docs version, to which its fences are added in page order. */
export type Programs = {
  /** @param values - the marks on the fence, and what they are set to */
  addSample: (base: FenceBase, values: Map<string, string | undefined>) => SampleFence;
  addOutput: (base: FenceBase & Pick<OutputFence, 'lang'>) => OutputFence;
};

type Program = {
  number: number;
  generation: number;
  files: Map<string, SampleFile>;
  untitled: number;
};

/**
 * Starts the programs of a page.
 *
 * @param pageVersion - the folder of the packages of fences without `version=`
 * @param versions - all docs versions
 */
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
        fileOf(base.title ?? '', base.lang) ?? `_${++program.untitled}.${base.lang}`,
      );
      enter(fence, program, values.has('fresh'));
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
  return { number: 0, generation: 0, files: new Map(), untitled: 0 };
}

/**
 * Splits a fence at its `@filename` marks. What is above the first one is the titled file; those that are no
 * TypeScript are left out.
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
 * Files that exist already are replaced from here on: earlier fences keep what they had. A title names one
 * file, whatever language its fences are said to be in.
 */
function enter(fence: SampleFence, program: Program, fresh: boolean) {
  const isReplaced = (other: SampleFile) =>
    fence.files.some(({ name }) => name === other.name) ||
    (fence.title !== undefined && other.fence.title === fence.title);
  if (fresh) {
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
