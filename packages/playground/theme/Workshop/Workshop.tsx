import { useRef, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { EditorView } from '@codemirror/view';
import { Live, Runner, useRun } from 'docusaurus-checked-samples/live';
import type { Problem } from '../../compiler/compiler';
import { load } from '../../compiler/load';
import Actions from './Actions';
import { goTo } from './editor';
import Editors from './Editors';
import Files from './Files';
import Problems from './Problems';
import { isProgram, type Edited } from './share';
import type { Start } from './start';
import useCompiler from './useCompiler';

const SHARED = 'This program came with a link. Read it before you run it.';
const SAVED = 'Your edits of this program are back: they are kept on this device.';

/** A program that readers edit, check and run. Nothing runs until they press Run. */
export default function Workshop({ start }: { start: Start }) {
  const { label, mode, isShared, compilerUrls, runtime } = start;
  const [slot] = useState(() => storageSlotOf(start));
  const [edited, setEdited] = useState<Edited>(() => readEdited(slot.get()) ?? start);
  const { files, entries } = edited;
  const [wasSaved] = useState(() => !isShared && differs(edited, start));
  const [views] = useState(() => new Map<string, EditorView>());
  const [selected, setShown] = useState(start.shown ?? '');
  const shown = (files.find(({ name }) => name === selected) ?? files[0]!).name;
  const { check, compiler, retry } = useCompiler(compilerUrls, files);
  const runner = useRun(async () => {
    const [code, runtimeText] = await Promise.all([
      compiler.translate(mode === 'dom'),
      load(runtime).then((response) => response.text()),
    ]);
    const text = `self.edited = [${code}, ${JSON.stringify(entries)}];\n${runtimeText}`;
    return { Live, program: { mode, text, request: { from: 0, to: entries.length - 1 } } };
  });
  const latest = useRef(edited);

  /** Stores edits at once, since the reader may leave the page at any time. */
  function save(next: Edited) {
    runner.clearStatus();
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
    save({ files: next, entries: latest.current.entries });
  }

  function run() {
    if (check.state !== 'loading') {
      void runner.start();
    }
  }

  function goToProblem({ file, from }: Problem) {
    setShown(file);
    // After rendering: an editor in a hidden tab cannot take the focus.
    requestAnimationFrame(() => goTo(views.get(file)!, from));
  }

  const isEdited = differs(edited, start);
  const notices = [start.notice, isShared && SHARED, wasSaved && isEdited && SAVED].filter(Boolean);
  return (
    <section className="workshop" aria-label={`${start.title}, ${label}`}>
      <Actions start={start} edited={edited} onReset={isEdited ? () => save(start) : undefined}>
        <Files edited={edited} onChange={save} onShow={setShown} />
      </Actions>
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
        <div className="workshop__result sample">
          <ErrorBoundary>
            <Runner
              runner={runner}
              mode={mode}
              label="Output"
              name={start.title}
              wire={0}
              isDisabled={check.state === 'loading'}
            />
          </ErrorBoundary>
        </div>
      </div>
    </section>
  );
}

/** Edits are stored on the device; those of a shared program only for the session of the tab. */
function storageSlotOf({ label, program, isShared }: Start) {
  return isShared
    ? createStorageSlot(`playground.${location.hash}`, { persistence: 'sessionStorage' })
    : createStorageSlot(`playground.${label}.${program}`);
}

/** Ignores stored edits in an invalid or outdated format. */
function readEdited(text: string | null): Edited | undefined {
  const edited = text === null ? undefined : (JSON.parse(text) as Edited);
  return edited && isProgram(edited) ? edited : undefined;
}

function differs(edited: Edited, other: Edited) {
  const textOf = ({ files, entries }: Edited) => JSON.stringify([files, entries]);
  return textOf(edited) !== textOf(other);
}
