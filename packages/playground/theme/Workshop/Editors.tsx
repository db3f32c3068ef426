import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import clsx from 'clsx';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Compiler, PlayFile, Problem } from '../../compiler/compiler';
import { createState, showProblems } from './editor';

type Options = {
  compiler: Pick<Compiler, 'hover' | 'complete' | 'format'>;
  onChange: (name: string, text: string) => void;
  onRun?: () => void;
};

type Props = {
  /** As they are at first. */
  files: readonly PlayFile[];
  /** The name of the file that is shown where there is no room for all. */
  shown: string;
  onShow: (name: string) => void;
  problems: readonly Problem[];
  /** Leads to those of a file. */
  onProblems: (name: string) => void;
  options: Options;
  /** Gets the editor of each file, by its name. */
  views: Map<string, EditorView>;
};

/** The files of a workshop: side by side where there is room, behind tabs where there is not. */
export default function Editors({ files, shown, onShow, problems, onProblems, ...others }: Props) {
  const { options, views } = others;
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const count = (name: string) => ofFile(problems, name).length;

  useEffect(() => {
    const tab = tabs.current!.querySelector<HTMLElement>('[aria-selected=true]')!;
    tabs.current!.scrollTo({
      left: tab.offsetLeft - (tabs.current!.clientWidth - tab.offsetWidth) / 2,
    });
  }, [shown]);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) {
      const next = files.findIndex(({ name }) => name === shown) + step + files.length;
      const index = next % files.length;
      onShow(files[index]!.name);
      tabs.current!.querySelectorAll<HTMLElement>('[role=tab]')[index]!.focus();
    }
  }

  return (
    <>
      <p id={`${id}hint`} className="workshop__hint">
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs the program. <kbd>Esc</kbd>, then <kbd>Tab</kbd>{' '}
        leaves an editor with the keyboard.
      </p>
      <div ref={tabs} className="workshop__tabs" role="tablist" aria-label="Files">
        {files.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}tab-${name}`}
            aria-controls={`${id}panel-${name}`}
            aria-selected={name === shown}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
            onKeyDown={move}
          >
            {name}
            <Count of={count(name)} />
          </button>
        ))}
      </div>
      <div className="workshop__files">
        {files.map((file) => (
          <div
            key={file.name}
            role="tabpanel"
            id={`${id}panel-${file.name}`}
            aria-label={file.name}
            className={clsx('workshop__file', file.name === shown && 'workshop__file--shown')}
          >
            <div className="workshop__name" aria-hidden>
              {file.name}
              {/* Whoever uses no pointer has the list of all problems. */}
              {count(file.name) > 0 && (
                <button type="button" tabIndex={-1} onClick={() => onProblems(file.name)}>
                  <Count of={count(file.name)} />
                </button>
              )}
            </div>
            <Editor
              file={file}
              problems={problems}
              hint={`${id}hint`}
              options={options}
              views={views}
            />
          </div>
        ))}
      </div>
    </>
  );
}

function Count({ of }: { of: number }) {
  return of > 0 ? (
    <span className="workshop__count">
      {of} {of === 1 ? 'problem' : 'problems'}
    </span>
  ) : null;
}

type EditorProps = Pick<Props, 'options' | 'views'> & {
  /** As it is at first. */
  file: PlayFile;
  /** Of all files; the places are those of the text that is shown. */
  problems: readonly Problem[];
  /** The id of the element that says how the keyboard leaves. */
  hint: string;
  /** What stands beside the lines, or below them; the same at all times. */
  margins?: Extension;
};

/**
 * The editor of one file. It comes a moment after its place, in two steps: the page answers in between,
 * also where several are opened.
 */
export function Editor({ file, problems, hint, options, views, margins }: EditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const latest = useRef({ options, problems });
  useEffect(() => {
    latest.current = { options, problems };
  }, [options, problems]);

  useEffect(() => {
    const { name } = file;
    let timer = setTimeout(() => {
      const state = createState(file, {
        compiler: {
          hover: (...args) => latest.current.options.compiler.hover(...args),
          complete: (...args) => latest.current.options.compiler.complete(...args),
          format: (...args) => latest.current.options.compiler.format(...args),
        },
        onChange: (text) => latest.current.options.onChange(name, text),
        onRun: () => latest.current.options.onRun?.(),
        hint,
        margins,
      });
      timer = setTimeout(() => {
        const view = new EditorView({ parent: parent.current!, state });
        showProblems(view, ofFile(latest.current.problems, name));
        views.set(name, view);
      });
    });
    return () => {
      clearTimeout(timer);
      views.get(name)?.destroy();
      views.delete(name);
    };
  }, [file, hint, views, margins]);

  useEffect(() => {
    const view = views.get(file.name);
    if (view) {
      showProblems(view, ofFile(problems, file.name));
    }
  }, [file, problems, views]);

  return <div ref={parent} className="workshop__editor" />;
}

function ofFile(problems: readonly Problem[], name: string) {
  return problems.filter(({ file }) => file === name);
}
