import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Compiler, PlayFile, Problem } from '../../compiler/compiler';
import { createState, replaceText, showProblems } from './editor';
import './workshop.css';

type Options = {
  /** The same at all times. */
  compiler: Pick<Compiler, 'hover' | 'complete'>;
  onChange: (name: string, text: string) => void;
  onRun?: () => void;
};

type Props = {
  files: readonly PlayFile[];
  /** The name of the file that is shown where there is no room for all. */
  shown: string;
  onShow: (name: string) => void;
  problems: readonly Problem[];
  options: Options;
  /** Gets the editor of each file, by its name. */
  views: Map<string, EditorView>;
};

/** The files of a workshop: all in sight where there is room, behind tabs where there is not. */
export default function Editors({ files, shown, onShow, problems, ...others }: Props) {
  const { options, views } = others;
  const hint = useId();
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = tabs.current!.querySelector('[aria-pressed=true]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);

  return (
    <>
      <p id={hint} className="workshop__hint">
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs the program. <kbd>Esc</kbd>, then <kbd>Tab</kbd>{' '}
        leaves an editor with the keyboard.
      </p>
      <div ref={tabs} className="workshop__tabs" role="group" aria-label="Files">
        {files.map(({ name }) => (
          <button
            key={name}
            type="button"
            className="clean-btn"
            aria-pressed={name === shown}
            onClick={() => onShow(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="workshop__files">
        {files.map((file) => (
          <div
            key={file.name}
            className={clsx('workshop__file', file.name === shown && 'workshop__file--shown')}
          >
            <div className="workshop__name" aria-hidden>
              {file.name}
            </div>
            <Editor file={file} problems={problems} hint={hint} options={options} views={views} />
          </div>
        ))}
      </div>
    </>
  );
}

type EditorProps = Pick<Props, 'options' | 'views'> & {
  file: PlayFile;
  /** Of all files; the places are those of the text that is shown. */
  problems: readonly Problem[];
  /** The id of the element that says how the keyboard leaves. */
  hint: string;
  /** What stands beside the lines, or below them; the same at all times. */
  margins?: Extension;
};

/** The editor of one file. It comes a moment after its place: where several are opened, the page answers in between. */
export function Editor({ file, problems, hint, options, views, margins }: EditorProps) {
  const { name, text } = file;
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const onChange = useEffectEvent((next: string) => options.onChange(name, next));
  const onRun = useEffectEvent(() => options.onRun?.());
  const begin = useEffectEvent(() => {
    const state = createState(file, {
      compiler: options.compiler,
      onChange: (next) => onChange(next),
      onRun: () => onRun(),
      hint,
      margins,
    });
    setView(new EditorView({ parent: parent.current!, state }));
  });

  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!view) {
      return undefined;
    }
    views.set(name, view);
    return () => {
      view.destroy();
      views.delete(name);
    };
  }, [view, views, name]);

  // No frame later, in which one could type on.
  useLayoutEffect(() => {
    if (view) {
      replaceText(view, text);
    }
  }, [view, text]);

  useEffect(() => {
    if (view) {
      showProblems(
        view,
        problems.filter(({ file }) => file === name),
      );
    }
  }, [view, problems, name]);

  return <div ref={parent} className="workshop__editor" />;
}
