import { useEffect, useRef, useState } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { EditorView } from '@codemirror/view';
import Live from 'docusaurus-checked-samples/live';
import type { Problem } from '../../compiler/compiler';
import Actions from './Actions';
import { goTo } from './editor';
import Editors from './Editors';
import Frame from './Frame';
import Problems from './Problems';
import { isProgram, type Edited } from './share';
import type { Start } from './start';
import useCompiler from './useCompiler';
import useRunner from './useRunner';

const SHARED = 'This program came with a link. Read it before you run it.';
const SAVED = 'Your edits of this program are back: they are kept on this device.';

/**
 * A program that readers edit, check and run. Nothing runs by itself.
 */
export default function Workshop({ start }: { start: Start }) {
  const { label, kind, isShared, addresses } = start;
  const [slot] = useState(() => slotOf(start));
  const [edited, setEdited] = useState<Edited>(() => readEdited(slot.get()) ?? start);
  const { files, entries } = edited;
  const [wasSaved] = useState(() => !isShared && differs(edited, start));
  const [isFull, setFull] = useState(false);
  const [views] = useState(() => new Map<string, EditorView>());
  const [chosen, setShown] = useState(start.shown ?? '');
  const shown = (files.find(({ name }) => name === chosen) ?? files[0]!).name;
  const { check, compiler, retry } = useCompiler(addresses, files);
  const { run, isRunning, ...runner } = useRunner({ kind, entries }, addresses, compiler);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(edited);
  const isFollowing = useRef(false);

  useEffect(() => {
    // The bar stays in sight, and what a run prints comes there, as far as it has to.
    if (run && !isRunning && isFollowing.current) {
      panel.current!.firstElementChild?.scrollIntoView({ block: 'nearest' });
    }
  }, [run, isRunning]);

  /** Keeps an edit at once: the reader may leave with the next event. */
  function keep(next: Edited) {
    isFollowing.current = false;
    runner.forget();
    latest.current = next;
    setEdited(next);
    if (differs(next, start)) {
      slot.set(JSON.stringify(next));
    } else {
      slot.del();
    }
  }

  function edit(name: string, text: string) {
    const next = latest.current.files.map((file) => (file.name === name ? { name, text } : file));
    keep({ files: next, entries: latest.current.entries });
  }

  function begin() {
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

  const isEdited = differs(edited, start);
  const notices = [start.notice, isShared && SHARED, wasSaved && isEdited && SAVED].filter(Boolean);
  const frame = run && (
    <Frame
      key={run.number}
      program={run.program}
      port={run.line.port2}
      onStuck={run.onStuck}
      isStopped={run.isStopped}
    />
  );
  return (
    <section
      className={clsx('workshop', isFull && 'workshop--full')}
      aria-label={`${start.title}, ${label}`}
    >
      <Actions
        start={start}
        edited={edited}
        onFiles={keep}
        onShow={setShown}
        isFull={isFull}
        onFull={() => setFull(!isFull)}
        onReset={isEdited ? () => keep(start) : undefined}
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
            options={{ compiler, onChange: edit, onRun: begin }}
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
              data-running={run || isRunning ? isRunning : undefined}
              disabled={check.state === 'loading'}
              onClick={isRunning ? runner.stop : begin}
            >
              {isRunning ? 'Stop' : run ? 'Run again' : 'Run'}
            </button>
          </div>
          <div ref={panel} className="run__panel sample" data-mode={kind === 'dom' ? kind : 'page'}>
            {run && (
              <Live
                key={run.number}
                port={run.line.port1}
                name={start.title}
                fence={0}
                wire={0}
                panel={run.panel}
                onEnd={run.onEnd}
              >
                {kind === 'dom' && frame}
              </Live>
            )}
          </div>
          {kind === 'worker' && frame}
        </div>
      </div>
    </section>
  );
}

/** Where edits are kept: on this device; those of a program that someone else began, with the tab. */
function slotOf({ label, program, isShared }: Start) {
  return isShared
    ? createStorageSlot(`playground.${location.hash}`, { persistence: 'sessionStorage' })
    : createStorageSlot(`playground.${label}.${program}`);
}

/** What is kept may be of an earlier form, or of another program that the same page had. */
function readEdited(text: string | null): Edited | undefined {
  const edited = text === null ? undefined : (JSON.parse(text) as Edited);
  return edited && isProgram(edited) ? edited : undefined;
}

function differs(edited: Edited, other: Edited) {
  const textOf = ({ files, entries }: Edited) => JSON.stringify([files, entries]);
  return textOf(edited) !== textOf(other);
}
