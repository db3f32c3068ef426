import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import type { PlayFile } from '../../compiler/compiler';
import { download } from './download';
import { projectFiles, projectText } from './project';
import type { Start } from './start-type';
import { TooLongForLink, writeShared } from './write-shared';

type Props = {
  start: Start;
  /** As they are now. */
  files: PlayFile[];
  /** Brings all files into form. */
  onFormat: () => void;
  isEdited: boolean;
  /** Gives the original back, or the edit that it took the place of; missing where there is neither. */
  onRestore?: () => void;
};

/** How long an answer stands, in milliseconds. */
const ANSWER_MS = 8000;

/** What one does with a project. */
const NEXT: Record<Start['kind'], string> = {
  worker: 'Run it with npm install && npm start',
  dom: 'Check it with npm install && npm run check; to run it, its page needs a bundler',
};

/** What a workshop is, and what one can do with it besides running it. */
export default function Actions({ start, files, onFormat, isEdited, onRestore }: Props) {
  const { label, program, title, page, entries, kind, packages, project } = start;
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnswer, ANSWER_MS, '');
    return () => clearTimeout(timer);
  }, [answer]);
  const source = { kind, files, entries, packages, ...project };

  async function share() {
    try {
      const hash = writeShared({ label, program, files, entries, kind });
      const address = new URL(`#${hash}`, location.href);
      if (await copyText(address.href)) {
        setAnswer('The link is copied');
      } else {
        history.replaceState(history.state, '', address);
        setAnswer('The link is in the address bar');
      }
    } catch (error) {
      if (!(error instanceof TooLongForLink)) {
        throw error;
      }
      setAnswer(error.message);
    }
  }

  async function copy() {
    const isCopied = await copyText(projectText(projectFiles(source)));
    setAnswer(
      isCopied
        ? NEXT[kind]
        : 'The browser copies nothing from this page; Download has the same files',
    );
  }

  function save() {
    download(title, source);
    setAnswer(NEXT[kind]);
  }

  return (
    <div className="workshop__actions">
      <span className="workshop__title">
        {page ? <Link to={page}>{title}</Link> : title} <span>{label}</span>
      </span>
      <span className="workshop__answer" role="status">
        {answer}
      </span>
      <button type="button" className="workshop__button" disabled={!onRestore} onClick={onRestore}>
        {onRestore && !isEdited ? 'Back to your edit' : 'Back to the original'}
      </button>
      <button type="button" className="workshop__button" onClick={onFormat}>
        Format
      </button>
      <button type="button" className="workshop__button" onClick={() => void share()}>
        Share
      </button>
      <button type="button" className="workshop__button" onClick={() => void copy()}>
        Copy as files
      </button>
      <button type="button" className="workshop__button" onClick={save}>
        Download
      </button>
    </div>
  );
}

/** @returns whether the browser does it: it may refuse, and has no clipboard where the page came without encryption */
async function copyText(text: string): Promise<boolean> {
  try {
    // eslint-disable-next-line baseline-js/use-baseline -- without it, the reader hears where else the text is
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
