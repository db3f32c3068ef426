import { useEffect, useId, useState } from 'react';
import type { EditorView } from '@codemirror/view';
import play from '@generated/docusaurus-samples-playground/default/play.json';
import type { PlayFile } from '../../compiler/compiler';
import { Editor } from '../Workshop/Editors';
import { summarize, useLater } from '../Workshop/Problems';
import useCompiler from '../Workshop/useCompiler';
import { belowLines } from './below-lines';

export type { PlayFile };

type Props = {
  /** The docs version, as readers call it, e.g. `9.x`. */
  label: string;
  /** What the files are without the reader's edits; other ones, of the same names, take their place. */
  files: readonly PlayFile[];
  /** Where on the screen the reader touched a sample: the caret goes there, else to the first file. */
  touched?: { x: number; y: number };
  /** Hears that TypeScript has answered for the first time: until then the samples are to stay. */
  onReady: () => void;
  /** Whether the editors are in their place: then one of them takes the focus. */
  isShown: boolean;
};

/**
 * Files as editors that look like samples, in which TypeScript's errors stand below their lines. Who shows
 * them gives them their places: they are figures, beside what is said of them.
 */
export default function Panes({ label, files, touched, onReady, isShown }: Props) {
  const hint = useId();
  const [original, setOriginal] = useState(files);
  const [edited, setEdited] = useState(files);
  const [views] = useState(() => new Map<string, EditorView>());
  const { check, compiler, retry } = useCompiler(addressesOf(label), edited);
  const isReady = check.state === 'checked';
  const isEdited = edited.some(({ text }, index) => text !== files[index]!.text);

  if (files !== original) {
    // What the reader wrote is in the history of the editors.
    setOriginal(files);
    setEdited(files);
  }

  useEffect(() => {
    if (isReady) {
      onReady();
    }
  }, [isReady, onReady]);

  useEffect(() => {
    if (isShown) {
      putCaret([...views.values()], touched);
    }
  }, [isShown, views, touched]);

  function edit(name: string, text: string) {
    setEdited((all) => all.map((file) => (file.name === name ? { ...file, text } : file)));
  }

  const said = useLater(isReady ? summarize(check.problems) : '');
  return (
    <>
      {edited.map((file, index) => (
        <figure key={file.name} className="sample panes__pane">
          <figcaption>
            <span className="sample__title">{file.name}</span>
            {index === 0 && isEdited && (
              <button
                type="button"
                className="button button--secondary button--sm panes__back"
                onClick={() => setEdited(files)}
              >
                Reset
              </button>
            )}
          </figcaption>
          <Editor
            file={file}
            problems={check.problems}
            hint={hint}
            options={{ compiler, onChange: edit }}
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

function addressesOf(label: string) {
  const version = play.versions.find((one) => one.label === label);
  if (!version) {
    const known = play.versions.map((one) => one.label).join(', ');
    throw new Error(`No docs version is called ${label}; there are ${known}.`);
  }
  return { compiler: play.compiler, types: version.types };
}

function putCaret(views: readonly EditorView[], touched: Props['touched']) {
  const within = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }) =>
    left <= x && x < right && top <= y && y < bottom;
  const view =
    touched && views.find(({ scrollDOM }) => within(scrollDOM.getBoundingClientRect(), touched));
  if (view) {
    view.dispatch({ selection: { anchor: view.posAtCoords(touched, false) } });
  }
  (view ?? views[0]!).focus();
}
