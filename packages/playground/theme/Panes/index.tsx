import { useEffect, useId, useState } from 'react';
import type { EditorView } from '@codemirror/view';
import play from '@generated/docusaurus-samples-playground/default/play.json';
import type { PlayFile } from '../../compiler/compiler';
import Button from '../Workshop/Button';
import { Editor } from '../Workshop/Editors';
import { Announcer } from '../Workshop/Problems';
import useCompiler from '../Workshop/useCompiler';
import { belowLines } from './below-lines';

export type { PlayFile };

type Props = {
  /** The docs version, e.g. `9.x`. */
  label: string;
  /** The unedited files. Other ones, of the same names, replace the edited ones. */
  files: readonly PlayFile[];
  /** Where the reader clicked a sample, in pixels of the viewport: the caret goes there, or else to the first file. */
  touched?: { x: number; y: number };
  /** Called after the first check: until then, show the samples. */
  onReady: () => void;
  /** Whether the editors are visible: then one takes the focus. */
  isShown: boolean;
};

/** Editors that look like samples, with TypeScript's errors below their lines. The caller lays them out. */
export default function Panes({ label, files, touched, onReady, isShown }: Props) {
  const hint = useId();
  const [original, setOriginal] = useState(files);
  const [edited, setEdited] = useState(files);
  const [views] = useState(() => new Map<string, EditorView>());
  const { check, compiler, retry } = useCompiler(urlsOf(label), edited);
  const isReady = check.state === 'checked';
  const isEdited = edited.some(({ text }, index) => text !== files[index]!.text);

  if (files !== original) {
    // Readers can undo this: the editors' history has their text.
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
      placeCaret([...views.values()], touched);
    }
  }, [isShown, views, touched]);

  function edit(name: string, text: string) {
    setEdited((all) => all.map((file) => (file.name === name ? { ...file, text } : file)));
  }

  return (
    <>
      {edited.map((file, index) => (
        <figure key={file.name} className="sample panes__pane">
          <figcaption>
            <span className="sample__title">{file.name}</span>
            {index === 0 && isEdited && <Button onClick={() => setEdited(files)}>Reset</Button>}
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
      <Announcer check={check} />
      {!isReady && (
        <p className="panes__sentence" role={check.state === 'failed' ? 'alert' : 'status'}>
          {check.message}{' '}
          {check.state === 'failed' && (
            <Button className="button button--primary button--sm" onClick={retry}>
              Try again
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function urlsOf(label: string) {
  const version = play.versions.find((one) => one.label === label);
  if (!version) {
    const known = play.versions.map((one) => one.label).join(', ');
    throw new Error(`No docs version is called ${label}; there are ${known}.`);
  }
  return { compiler: play.compiler, types: version.types };
}

function placeCaret(views: readonly EditorView[], touched: Props['touched']) {
  const contains = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }) =>
    left <= x && x < right && top <= y && y < bottom;
  const view =
    touched && views.find(({ scrollDOM }) => contains(scrollDOM.getBoundingClientRect(), touched));
  if (view) {
    view.dispatch({ selection: { anchor: view.posAtCoords(touched, false) } });
  }
  (view ?? views[0]!).focus();
}
