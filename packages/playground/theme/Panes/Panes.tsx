import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditorView } from '@codemirror/view';
import type { PlayAddresses } from '../../compiler/addresses';
import type { PlayFile, Problem } from '../../compiler/compiler';
import { Editor } from '../Workshop/Editors';
import { summarize, useLater } from '../Workshop/Problems';
import useCompiler from '../Workshop/useCompiler';
import { belowLines } from './below-lines';
import { shift } from './shift';

/** A file of which readers see and edit a part. */
export type PaneFile = PlayFile & {
  /** What stands before that part, such as imports: whole lines, or ''. */
  above: string;
};

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
  const [edited, setEdited] = useState(files);
  const [undone, setUndone] = useState<readonly PaneFile[]>();
  const [views] = useState(() => new Map<string, EditorView>());
  const latest = useRef(files);
  const original = useRef(files);
  const { check, compiler, change, retry } = useCompiler(addresses, files.map(wholeFile));
  const [offsets] = useState(() => new Map(files.map(({ name, above }) => [name, above.length])));
  const [shifted] = useState(() => shift(compiler, (name) => offsets.get(name)!));
  const problems = useMemo(
    () => check.problems.map((problem) => inPart(problem, offsets.get(problem.file)!)),
    [check.problems, offsets],
  );
  const isReady = check.state === 'checked';
  const isEdited = differs(edited, files);

  const show = useCallback(
    (next: readonly PaneFile[]) => {
      latest.current = next;
      setEdited(next);
      void change(next.map(wholeFile));
    },
    [change],
  );

  useEffect(() => {
    if (files !== original.current) {
      // What the reader wrote is one press away.
      setUndone(differs(latest.current, original.current) ? latest.current : undefined);
      original.current = files;
      show(files);
    }
  }, [files, show]);

  useEffect(() => {
    if (isReady) {
      onReady();
    }
  }, [isReady, onReady]);

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
    show(latest.current.map((file) => (file.name === name ? { ...file, text } : file)));
  }

  function restore() {
    setUndone(undefined);
    show(isEdited ? files : undone!);
  }

  const said = useLater(isReady ? summarize(check.problems) : '');
  return (
    <>
      {edited.map((file, index) => (
        <figure key={file.name} className="sample panes__pane">
          <figcaption>
            <span className="sample__title">{file.name}</span>
            {index === 0 && (isEdited || undone) && (
              <button type="button" className="workshop__button panes__back" onClick={restore}>
                {isEdited ? 'Reset' : 'Undo reset'}
              </button>
            )}
          </figcaption>
          <Editor
            file={file}
            problems={problems}
            hint={hint}
            options={{ compiler: shifted, onChange: edit }}
            views={views}
            margins={belowLines}
          />
        </figure>
      ))}
      <p id={hint} className="panes__hint">
        <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor
      </p>
      <p className="sample-announcer" role="status">
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

/** A file as the compiler knows it. */
function wholeFile({ name, above, text }: PaneFile): PlayFile {
  return { name, text: above + text };
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
