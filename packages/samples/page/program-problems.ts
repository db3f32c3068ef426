import type { OutputFence, SampleFence } from './page';
import type { Reporter } from './reporter';

/** Reports conflicts of a fence with its program, after it was added. */
export function reportSample(fence: SampleFence, reporter: Reporter) {
  reportRunWithFilename(fence, reporter);
  reportClashes(fence, reporter);
}

function reportRunWithFilename({ run, marks, line }: SampleFence, { report }: Reporter) {
  if (run && marks.filenames.length > 0) {
    const message =
      'A fence that runs holds one file; write a fence with a title for each @filename, and "run" on those that are executed.';
    report('run-with-filename', message, line - 1, 'run');
  }
}

function reportClashes(fence: SampleFence, { report }: Reporter) {
  fence.files.forEach(({ name }, index) => {
    if (fence.files.findIndex((file) => file.name === name) < index) {
      const message = `"${name}" is in this fence twice; give one of the two another name.`;
      report('title-clash', message, fence.line - 1, name);
      return;
    }
    for (const other of fence.reachable.values()) {
      if (other.name !== name && importPathOf(other.name) === importPathOf(name)) {
        const message = `"${name}" and "${other.name}" (line ${other.fence.line - 1}) are both what "./${importPathOf(name)}" imports; rename one, or write "fresh" to forget the first.`;
        report('title-clash', message, fence.line - 1, name);
      }
    }
  });
}

function importPathOf(name: string) {
  return name.replace(/\.tsx?$/, '').replace(/\/index$/, '');
}

/** Reports an output fence that cannot be compared with a run fence. */
export function reportOutput({ of, lang, line }: OutputFence, { report }: Reporter) {
  const opening = line - 1;
  if (!of) {
    const message = 'No fence above this output runs; write "run" on the one that prints it.';
    report('output-without-run', message, opening, 'output');
    return;
  }
  const where = `${of.title ?? 'the sample'} (line ${of.line - 1})`;
  if (lang === 'html' && of.run !== 'dom') {
    const message = `html output is what a sample leaves in #root, and ${where} has none; write "txt output", or "run=dom" there.`;
    report('html-output-without-dom', message, opening, 'output');
  }
  const earlier = of.outputs.find((output) => output.lang === lang);
  if (earlier) {
    const message = `The output of ${where} is in line ${earlier.line - 1} already; write one fence, or "run" on the sample that prints this.`;
    report('output-twice', message, opening, 'output');
  }
}
