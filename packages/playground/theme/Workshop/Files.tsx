import { useId, type FormEvent } from 'react';
import Button from './Button';
import { FILE_NAME, MAX_FILES, type Edited } from './share';

type Props = {
  edited: Edited;
  onChange: (edited: Edited) => void;
  /** Selects the tab of a file. */
  onShow: (name: string) => void;
};

/** A menu to add, rename and remove files. Added files run only if another file imports them. */
export default function Files({ edited: { files, entries }, onChange, onShow }: Props) {
  const menu = useId();

  /** Sets the message with which the browser refuses to submit an invalid name. */
  function validateName({ currentTarget: input }: FormEvent<HTMLInputElement>) {
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
    const filesLeft = files.filter((file) => file.name !== name);
    const entriesLeft = entries.filter((entry) => entry !== name);
    onChange({
      files: filesLeft,
      entries: entriesLeft.length > 0 ? entriesLeft : [filesLeft[0]!.name],
    });
  }

  function add(name: string) {
    onChange({ files: [...files, { name, text: '' }], entries });
    onShow(name);
  }

  return (
    <>
      <Button popoverTarget={menu}>Files</Button>
      <div id={menu} className="workshop__menu" popover="auto">
        {files.map(({ name }) => (
          <form key={name} onSubmit={(event) => rename(name, nameIn(event))}>
            <input defaultValue={name} aria-label={`Name of ${name}`} onInput={validateName} />
            <Button type="submit">Rename</Button>
            <Button
              aria-label={`Remove ${name}`}
              disabled={files.length === 1}
              onClick={() => remove(name)}
            >
              Remove
            </Button>
          </form>
        ))}
        <form key={files.length} onSubmit={(event) => add(nameIn(event))}>
          <input
            required
            placeholder="router.ts"
            aria-label="Name of a new file"
            onInput={validateName}
          />
          <Button type="submit" disabled={files.length === MAX_FILES}>
            Add
          </Button>
        </form>
      </div>
    </>
  );
}

function nameIn(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  return event.currentTarget.querySelector('input')!.value;
}
