import { useId, type FormEvent } from 'react';
import { FILE_NAME, MAX_FILES, type Edited } from './share';

type Props = {
  edited: Edited;
  onChange: (edited: Edited) => void;
  /** Shows a file. */
  onShow: (name: string) => void;
};

/** Lets readers add files to a program, rename them, and remove them. What is added runs when a file imports it. */
export default function Files({ edited: { files, entries }, onChange, onShow }: Props) {
  const menu = useId();

  /** The browser shows what it says of a name, and hands on none of which something is said. */
  function judge({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const name = input.value;
    const isTaken = name !== input.defaultValue && files.some((file) => file.name === name);
    const rule = 'A name has letters, digits, - and _, and ends with .ts, .tsx or .json.';
    const reason = isTaken ? `There is ${name} already.` : FILE_NAME.test(name) ? '' : rule;
    input.setCustomValidity(reason);
  }

  function rename(before: string, name: string) {
    onChange({
      files: files.map((file) => (file.name === before ? { ...file, name } : file)),
      entries: entries.map((entry) => (entry === before ? name : entry)),
    });
    onShow(name);
  }

  function remove(name: string) {
    const left = files.filter((file) => file.name !== name);
    const run = entries.filter((entry) => entry !== name);
    onChange({ files: left, entries: run.length > 0 ? run : [left[0]!.name] });
  }

  function add(name: string) {
    onChange({ files: [...files, { name, text: '' }], entries });
    onShow(name);
  }

  return (
    <>
      <button type="button" className="button button--secondary button--sm" popoverTarget={menu}>
        Files
      </button>
      <div id={menu} className="workshop__menu" popover="auto">
        {files.map(({ name }) => (
          <form key={name} onSubmit={(event) => rename(name, nameIn(event))}>
            <input defaultValue={name} aria-label={`Name of ${name}`} onInput={judge} />
            <button className="button button--secondary button--sm">Rename</button>
            <button
              type="button"
              className="button button--secondary button--sm"
              aria-label={`Remove ${name}`}
              disabled={files.length === 1}
              onClick={() => remove(name)}
            >
              Remove
            </button>
          </form>
        ))}
        <form key={files.length} onSubmit={(event) => add(nameIn(event))}>
          <input required placeholder="router.ts" aria-label="Name of a new file" onInput={judge} />
          <button
            className="button button--secondary button--sm"
            disabled={files.length === MAX_FILES}
          >
            Add
          </button>
        </form>
      </div>
    </>
  );
}

function nameIn(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  return event.currentTarget.querySelector('input')!.value;
}
