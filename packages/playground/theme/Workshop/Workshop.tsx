import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditorView } from '@codemirror/view';
import Live from 'docusaurus-checked-samples/live';
import type { Problem } from '../../compiler/compiler';
import Actions from './Actions';
import { format, goTo, replaceText } from './editor';
import Editors from './Editors';
import { followGrowth } from './follow-growth';
import Preview from './Preview';
import Problems from './Problems';
import { openSaved, withEdits } from './saved';
import type { Start } from './start-type';
import keepInAddress from './keep-in-address';
import useCompiler from './useCompiler';
import useRunner from './useRunner';

const SHARED = 'This program came with a link. Read it before you run it.';
const SAVED = 'Your edits of this program are back: they are kept on this device.';

/**
 * A program that readers edit, check and run. Nothing runs by itself.
 */
export default function Workshop({ start }: { start: Start }) {
  const { label, program, entries, kind, isShared, addresses } = start;
  const saved = useMemo(() => openSaved(label, program), [label, program]);
  const [begun] = useState(() => withEdits(start.files, isShared ? undefined : saved.read()));
  const [files, setFiles] = useState(begun);
  const [undone, setUndone] = useState<typeof files>();
  const [wasSaved] = useState(() => differs(begun, start.files));
  const [tooLong, setTooLong] = useState('');
  const [views] = useState(() => new Map<string, EditorView>());
  const [shown, setShown] = useState(start.shown ?? begun[0]!.name);
  const { check, change, translate: emit, retry, ...compiler } = useCompiler(addresses, begun);
  const runner = useRunner(kind, entries, addresses, () => emit(kind === 'dom'));
  const panel = useRef<HTMLDivElement>(null);
  const hasTyped = useRef(false);

  useEffect(() => {
    // The bar stays in sight, and what a run prints comes there, as far as it has to: unless one types on.
    const show = () => {
      if (!hasTyped.current) {
        panel.current!.firstElementChild?.scrollIntoView({ block: 'nearest' });
      }
    };
    if (runner.isRunning) {
      return followGrowth(panel.current!, show);
    }
    if (runner.run) {
      show();
    }
    return undefined;
  }, [runner.run, runner.isRunning]);

  const latest = useRef(begun);
  const [address] = useState(() => keepInAddress({ label, program, entries, kind }, setTooLong));
  useEffect(() => address.stop, [address]);

  /** Keeps the edits at once: the reader may leave with the next event. */
  function edit(name: string, text: string) {
    hasTyped.current = true;
    runner.forget();
    latest.current = latest.current.map((file) => (file.name === name ? { name, text } : file));
    setFiles(latest.current);
    change(latest.current);
    if (isShared) {
      // What someone else began is kept in the address: this device may have edits of the same program.
      address.write(latest.current);
    } else if (differs(latest.current, start.files)) {
      saved.write(latest.current);
    } else {
      saved.forget();
    }
  }

  function run() {
    if (check.state !== 'loading') {
      hasTyped.current = false;
      void runner.start(panel.current!);
    }
  }

  function goToProblem({ file, from }: Problem) {
    setShown(file);
    // The editor of a tab that is not shown takes no focus.
    requestAnimationFrame(() => goTo(views.get(file)!, from));
  }

  const isEdited = differs(files, start.files);
  const other = isEdited ? start.files : undone;

  function restore() {
    setUndone(isEdited ? files : undefined);
    other!.forEach(({ name, text }) => replaceText(views.get(name)!, text));
  }

  function goToFirstProblem(name: string) {
    goToProblem(check.problems.find(({ file }) => file === name)!);
  }

  const notices = [start.notice, isShared && SHARED, wasSaved && isEdited && SAVED, tooLong].filter(
    Boolean,
  );
  return (
    <section className="workshop" aria-label={`${start.title}, ${label}`}>
      <Actions
        start={start}
        files={files}
        onFormat={() => views.forEach((view, name) => void format(view, name, compiler))}
        isEdited={isEdited}
        onRestore={other && restore}
      />
      {notices.map((notice) => (
        <p key={String(notice)} className="workshop__notice">
          {notice}
        </p>
      ))}
      <div className="workshop__body">
        <div className="workshop__code">
          <Editors
            files={begun}
            shown={shown}
            onShow={setShown}
            problems={check.problems}
            onProblems={goToFirstProblem}
            options={{ compiler, onChange: edit, onRun: run }}
            views={views}
          />
          <Problems check={check} onChoose={goToProblem} onRetry={retry} />
        </div>
        <div className="workshop__result">
          <div className="run">
            <span className="run__label">{kind === 'dom' ? 'Preview' : 'Output'}</span>
            <span className="run__status" role="status">
              {runner.status}
            </span>
            <button
              type="button"
              className="run__button"
              data-running={runner.run || runner.isRunning ? runner.isRunning : undefined}
              disabled={check.state === 'loading'}
              onClick={runner.isRunning ? runner.stop : run}
            >
              {runner.isRunning ? 'Stop' : runner.run ? 'Run again' : 'Run'}
            </button>
          </div>
          <div ref={panel} className="run__panel sample" data-mode={kind === 'dom' ? kind : 'page'}>
            {runner.run && (
              <Live
                key={runner.run.number}
                port={runner.run.port}
                name={start.title}
                fence={0}
                wire={0}
                panel={runner.run.panel}
                onEnd={runner.run.onEnd}
              >
                {kind === 'dom' && <Preview frame={runner.run.frame} />}
              </Live>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function differs(files: Start['files'], others: Start['files']) {
  return files.some(({ text }, index) => text !== others[index]?.text);
}
