import { useState, type FormEvent, type ReactNode } from 'react';
import { FILE_NAME, MAX_FILES, type Edited } from './share';

type Props = {
  edited: Edited;
  onChange: (edited: Edited) => void;
  /** Shows a file. */
  onShow: (name: string) => void;
  /** What else one can do with all of them. */
  children: ReactNode;
};

/** Lets readers add files to a program, rename them, and remove them. What is added runs when a file imports it. */
export default function Files({ edited: { files, entries }, onChange, onShow, children }: Props) {
  const [refusal, setRefusal] = useState('');

  function accepts(name: string) {
    const reason = files.some((file) => file.name === name)
      ? `There is ${name} already.`
      : FILE_NAME.test(name)
        ? ''
        : 'A name has letters, digits, - and _, and ends with .ts, .tsx or .json.';
    setRefusal(reason);
    return !reason;
  }

  function rename(before: string, name: string) {
    if (name !== before && accepts(name)) {
      onChange({
        files: files.map((file) => (file.name === before ? { ...file, name } : file)),
        entries: entries.map((entry) => (entry === before ? name : entry)),
      });
      onShow(name);
    }
  }

  function remove(name: string) {
    const left = files.filter((file) => file.name !== name);
    const run = entries.filter((entry) => entry !== name);
    setRefusal('');
    onChange({ files: left, entries: run.length > 0 ? run : [left[0]!.name] });
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameIn(form);
    if (accepts(name)) {
      onChange({ files: [...files, { name, text: '' }], entries });
      onShow(name);
      form.reset();
    }
  }

  return (
    <details className="workshop__menu">
      <summary className="workshop__button">Files</summary>
      <div>
        {files.map(({ name }) => (
          <form
            key={name}
            onSubmit={(event) => {
              event.preventDefault();
              rename(name, nameIn(event.currentTarget));
            }}
          >
            <input defaultValue={name} aria-label={`Name of ${name}`} />
            <button className="workshop__button">Rename</button>
            <button
              type="button"
              className="workshop__button"
              aria-label={`Remove ${name}`}
              disabled={files.length === 1}
              onClick={() => remove(name)}
            >
              Remove
            </button>
          </form>
        ))}
        <form onSubmit={add}>
          <input placeholder="router.ts" aria-label="Name of a new file" />
          <button className="workshop__button" disabled={files.length === MAX_FILES}>
            Add
          </button>
        </form>
        <p role="status">{refusal}</p>
        <div className="workshop__whole">{children}</div>
      </div>
    </details>
  );
}

function nameIn(form: HTMLFormElement) {
  return form.querySelector('input')!.value.trim();
}
