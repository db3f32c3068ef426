import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { EditorView } from '@codemirror/view';
import type { PlayFile, Problem } from '../../compiler/compiler';
import { createState, replaceText, showProblems, type EditorOptions } from './editor';
import './workshop.css';

/** The compiler must not change. */
type Options = Pick<EditorOptions, 'compiler'> & {
  onChange: (name: string, text: string) => void;
  onRun?: () => void;
};

type Props = {
  files: readonly PlayFile[];
  /** The name of the file in the selected tab. */
  shown: string;
  onShow: (name: string) => void;
  /** Of all files. */
  problems: readonly Problem[];
  options: Options;
  /** Filled with the editor of each file, by name. */
  views: Map<string, EditorView>;
};

/** The editors of a workshop: all visible on wide screens, in tabs on narrow ones. */
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

type EditorProps = Pick<Props, 'problems' | 'options' | 'views'> &
  Pick<EditorOptions, 'hint' | 'margins'> & { file: PlayFile };

/** The editor of one file. It is created by a timer, so that several do not block the page at once. */
export function Editor({ file, problems, hint, options, views, margins }: EditorProps) {
  const { name, text } = file;
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const onChange = useEffectEvent((next: string) => options.onChange(name, next));
  const onRun = useEffectEvent(() => options.onRun?.());
  const createView = useEffectEvent(() => {
    const state = createState(file, {
      compiler: options.compiler,
      onChange: (next) => onChange(next),
      onRun: () => onRun(),
      hint,
      margins,
    });
    return new EditorView({ parent: parent.current!, state });
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      views.set(name, createView());
      setView(views.get(name));
    });
    return () => {
      clearTimeout(timer);
      views.get(name)?.destroy();
      views.delete(name);
    };
  }, [views, name]);

  // A layout effect: a later one would overwrite what is typed in between.
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
