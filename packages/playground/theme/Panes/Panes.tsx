import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditorView } from '@codemirror/view';
import type { PlayAddresses } from '../../compiler/addresses';
import type { Problem } from '../../compiler/compiler';
import { replaceText } from '../Workshop/editor';
import { Editor } from '../Workshop/Editors';
import { summarize, useLater } from '../Workshop/Problems';
import useCompiler from '../Workshop/useCompiler';
import { belowLines } from './below-lines';
import { wholeFile, type PaneFile } from './pane-file';
import { shift } from './shift';

type Props = {
  /** What `openPanes` gave. */
  addresses: PlayAddresses;
  /** What the files are without the reader's edits; other ones, of the same names, take their place. */
  files: readonly PaneFile[];
  /** Where on the screen the reader touched a sample: the caret goes there, else to the first file. */
  touched?: { x: number; y: number };
  /** Ends keeping what the reader typed before the editors were there, and gives it: it goes to the caret. */
  takeTyped: () => string;
  /** Hears that TypeScript has answered for the first time: until then the samples are to stay. */
  onReady: () => void;
  /** Whether the editors are in their place: then one of them takes the focus. */
  isShown: boolean;
};

/**
 * Files as editors that look like samples, in which TypeScript's errors stand below their lines. Who shows
 * them gives them their places: they are figures, beside what is said of them.
 */
export default function Panes({ addresses, files, touched, takeTyped, ...others }: Props) {
  const { onReady, isShown } = others;
  const hint = useId();
  const [begun] = useState(files);
  const [texts, setTexts] = useState(files);
  const [own, setOwn] = useState<readonly PaneFile[]>();
  const [views] = useState(() => new Map<string, EditorView>());
  const base = useRef(files);
  const latest = useRef(files);
  const { check, change, retry, ...asked } = useCompiler(addresses, begun.map(wholeFile));
  const wasReady = useRef(false);
  const offsets = useMemo(
    () => new Map(begun.map(({ name, above }) => [name, above.length])),
    [begun],
  );
  const problems = useMemo(
    () => check.problems.map((problem) => inPart(problem, offsets.get(problem.file)!)),
    [check.problems, offsets],
  );
  const isEdited = differs(texts, files);

  useEffect(() => {
    if (files !== base.current) {
      // What the reader wrote is one press away.
      setOwn(differs(texts, base.current) ? texts : undefined);
      base.current = files;
      files.forEach(({ name, text }) => replaceText(views.get(name)!, text));
    }
  }, [files, texts, views]);

  useEffect(() => {
    if (check.state === 'checked' && !wasReady.current) {
      wasReady.current = true;
      onReady();
    }
  }, [check, onReady]);

  // With the sentence that says so, and no frame later.
  useLayoutEffect(() => {
    if (check.state === 'failed') {
      // There is nothing to type into, and the page needs its keys.
      takeTyped();
    }
  }, [check.state, takeTyped]);

  useEffect(() => {
    if (isShown) {
      const view = putCaret([...views.values()], touched);
      view.dispatch(view.state.replaceSelection(takeTyped()), { scrollIntoView: true });
    }
  }, [isShown, views, touched, takeTyped]);

  function edit(name: string, text: string) {
    latest.current = latest.current.map((file) => (file.name === name ? { ...file, text } : file));
    setTexts(latest.current);
    change(latest.current.map(wholeFile));
  }

  function show(shown: readonly PaneFile[]) {
    setOwn(undefined);
    shown.forEach(({ name, text }) => replaceText(views.get(name)!, text));
  }

  const options = {
    compiler: shift(asked, (name) => offsets.get(name)!),
    onChange: edit,
  };
  const back = (isEdited || own) && (
    <button
      type="button"
      className="workshop__button panes__back"
      onClick={() => show(isEdited ? files : own!)}
    >
      {isEdited ? 'Reset' : 'Undo reset'}
    </button>
  );
  const said = useLater(check.state === 'checked' ? summarize(check.problems) : '');
  return (
    <>
      {begun.map((file, index) => (
        <figure key={file.name} className="sample panes__pane">
          <figcaption>
            <span className="sample__title">{file.name}</span>
            {index === 0 && back}
          </figcaption>
          <Editor
            file={file}
            problems={problems}
            hint={hint}
            options={options}
            views={views}
            margins={belowLines}
          />
        </figure>
      ))}
      <p id={hint} className="panes__hint">
        <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor
      </p>
      <p className="workshop__said" role="status">
        {said}
      </p>
      {check.sentence && (
        <p className="panes__sentence" role={check.state === 'failed' ? 'alert' : 'status'}>
          {check.sentence}{' '}
          {check.state === 'failed' && (
            <button type="button" className="button button--primary button--sm" onClick={retry}>
              Try again
            </button>
          )}
        </p>
      )}
    </>
  );
}

/** The problem as a part of the file has it: what lies before the part is at its beginning. */
function inPart(problem: Problem, offset: number): Problem {
  const place = (position: number) => Math.max(0, position - offset);
  return { ...problem, from: place(problem.from), to: place(problem.to) };
}

function differs(files: readonly PaneFile[], others: readonly PaneFile[]) {
  return files.some(({ text }, index) => text !== others[index]!.text);
}

function putCaret(views: readonly EditorView[], touched: Props['touched']) {
  const within = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }) =>
    left <= x && x < right && top <= y && y < bottom;
  const view =
    touched && views.find(({ scrollDOM }) => within(scrollDOM.getBoundingClientRect(), touched));
  if (view) {
    view.dispatch({ selection: { anchor: view.posAtCoords(touched, false) } });
  }
  const chosen = view ?? views[0]!;
  chosen.focus();
  return chosen;
}
