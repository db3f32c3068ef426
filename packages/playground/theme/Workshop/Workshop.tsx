import { useEffect, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import type { EditorView } from '@codemirror/view';
import Live from 'docusaurus-checked-samples/live';
import type { Problem } from '../../compiler/compiler';
import Actions from './Actions';
import { format, goTo } from './editor';
import Editors from './Editors';
import { followGrowth } from './follow-growth';
import Preview from './Preview';
import Problems from './Problems';
import { openSaved } from './saved';
import type { Edited } from './share';
import type { Start } from './start-type';
import keepInAddress, { entryOfHistory } from './keep-in-address';
import useCompiler from './useCompiler';
import useRunner from './useRunner';

const SHARED = 'This program came with a link. Read it before you run it.';
const SAVED = 'Your edits of this program are back: they are kept on this device.';

/**
 * A program that readers edit, check and run. Nothing runs by itself.
 */
export default function Workshop({ start }: { start: Start }) {
  const { label, program, kind, isShared, addresses } = start;
  const [entry] = useState(entryOfHistory);
  const saved = useMemo(
    // This device may have edits of the program that someone else began.
    () => (isShared ? openSaved(entry, 'sessionStorage') : openSaved(`${label}.${program}`)),
    [isShared, entry, label, program],
  );
  const [begun] = useState<Edited>(() => saved.read() ?? start);
  const [{ files, entries }, setEdited] = useState(begun);
  const [undone, setUndone] = useState<Edited>();
  const [wasSaved] = useState(() => !isShared && differs(begun, start));
  const [tooLong, setTooLong] = useState('');
  const [isFull, setFull] = useState(false);
  const [views] = useState(() => new Map<string, EditorView>());
  const [chosen, setShown] = useState(start.shown ?? '');
  const shown = (files.find(({ name }) => name === chosen) ?? files[0]!).name;
  const { check, compiler, change, retry } = useCompiler(addresses, begun.files);
  const runner = useRunner(kind, entries, addresses, compiler);
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
  const [address] = useState(() => keepInAddress({ label, program, kind }, entry, setTooLong));
  useEffect(() => address.stop, [address]);

  /** Keeps an edit at once: the reader may leave with the next event. */
  function keep(edited: Edited) {
    hasTyped.current = true;
    runner.forget();
    latest.current = edited;
    setEdited(edited);
    void change(edited.files);
    if (differs(edited, start)) {
      saved.write(edited);
    } else {
      saved.forget();
    }
    if (isShared) {
      address.write(edited);
    }
  }

  function edit(name: string, text: string) {
    const next = latest.current.files.map((file) => (file.name === name ? { name, text } : file));
    keep({ ...latest.current, files: next });
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

  const isEdited = differs({ files, entries }, start);
  const other = isEdited ? { files: start.files, entries: start.entries } : undone;

  function restore() {
    setUndone(isEdited ? { files, entries } : undefined);
    keep(other!);
  }

  function goToFirstProblem(name: string) {
    goToProblem(check.problems.find(({ file }) => file === name)!);
  }

  const notices = [start.notice, isShared && SHARED, wasSaved && isEdited && SAVED, tooLong].filter(
    Boolean,
  );
  return (
    <section
      className={clsx('workshop', isFull && 'workshop--full')}
      aria-label={`${start.title}, ${label}`}
    >
      <Actions
        start={start}
        edited={{ files, entries }}
        onFiles={keep}
        onShow={setShown}
        isFull={isFull}
        onFull={() => setFull(!isFull)}
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
            files={files}
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

function differs(edited: Edited, other: Edited) {
  const textOf = ({ files, entries }: Edited) => JSON.stringify([files, entries]);
  return textOf(edited) !== textOf(other);
}
