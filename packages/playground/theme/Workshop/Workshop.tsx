import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import type { EditorView } from '@codemirror/view';
import Live from 'docusaurus-checked-samples/live';
import type { Problem } from '../../compiler/compiler';
import Actions from './Actions';
import { format, goTo } from './editor';
import Editors from './Editors';
import Preview from './Preview';
import Problems from './Problems';
import { openSaved } from './saved';
import type { Edited } from './share';
import type { Start } from './start';
import useCompiler from './useCompiler';
import useRunner from './useRunner';

const SHARED = 'This program came with a link. Read it before you run it.';
const SAVED = 'Your edits of this program are back: they are kept on this device.';

/**
 * A program that readers edit, check and run. Nothing runs by itself.
 */
export default function Workshop({ start }: { start: Start }) {
  const { label, program, kind, isShared, addresses } = start;
  const [saved] = useState(() =>
    // This device may have edits of the program that someone else began.
    isShared ? openSaved(location.hash, 'sessionStorage') : openSaved(`${label}.${program}`),
  );
  const [begun] = useState<Edited>(() => saved.read() ?? start);
  const [{ files, entries }, setEdited] = useState(begun);
  const [undone, setUndone] = useState<Edited>();
  const [wasSaved] = useState(() => !isShared && differs(begun, start));
  const [isFull, setFull] = useState(false);
  const [views] = useState(() => new Map<string, EditorView>());
  const [chosen, setShown] = useState(start.shown ?? '');
  const shown = (files.find(({ name }) => name === chosen) ?? files[0]!).name;
  const { check, compiler, change, retry } = useCompiler(addresses, begun.files);
  const runner = useRunner(kind, entries, addresses, compiler);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(begun);
  const isFollowing = useRef(false);
  const stopFollowing = () => (isFollowing.current = false);

  useEffect(() => {
    if (!runner.run) {
      return undefined;
    }
    // Who leaves the page takes the ref away before the observer.
    const output = panel.current!;
    // The bar stays in sight, and what a run prints comes there, as far as it has to.
    const show = () => {
      if (isFollowing.current) {
        output.firstElementChild?.scrollIntoView({ block: 'nearest' });
      }
    };
    show();
    const growth = new ResizeObserver(show);
    if (runner.isRunning) {
      growth.observe(output);
    }
    return () => growth.disconnect();
  }, [runner.run, runner.isRunning]);

  /** Keeps an edit at once: the reader may leave with the next event. */
  function keep(edited: Edited) {
    stopFollowing();
    runner.forget();
    latest.current = edited;
    setEdited(edited);
    void change(edited.files);
    if (differs(edited, start)) {
      saved.write(edited);
    } else {
      saved.forget();
    }
  }

  function edit(name: string, text: string) {
    const next = latest.current.files.map((file) => (file.name === name ? { name, text } : file));
    keep({ ...latest.current, files: next });
  }

  function run() {
    if (check.state !== 'loading') {
      isFollowing.current = true;
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

  const notices = [start.notice, isShared && SHARED, wasSaved && isEdited && SAVED].filter(Boolean);
  return (
    <section
      className={clsx('workshop', isFull && 'workshop--full')}
      aria-label={`${start.title}, ${label}`}
      onWheel={stopFollowing}
      onTouchMove={stopFollowing}
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
