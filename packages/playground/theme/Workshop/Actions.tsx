import { useState } from 'react';
import Link from '@docusaurus/Link';
import type { PlayFile } from '../../compiler/compiler';
import { download } from './download';
import { projectFiles, projectText } from './project';
import { writeShared } from './share';
import type { Start } from './start-type';

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

/** What one does with a project. */
const NEXT: Record<Start['kind'], string> = {
  worker: 'Run it with npm install && npm start',
  dom: 'Check it with npm install && npm run check; to run it, its page needs a bundler',
};

/** What a workshop is, and what one can do with it besides running it. */
export default function Actions({ start, files, onFormat, isEdited, onRestore }: Props) {
  const { label, program, title, page, entries, kind, packages, project } = start;
  const [answer, setAnswer] = useState('');
  const source = { kind, files, entries, packages, ...project };

  async function share() {
    const address = new URL(
      `#${await writeShared({ label, program, files, entries, kind })}`,
      location.href,
    );
    try {
      await navigator.clipboard.writeText(address.href);
      setAnswer('The link is copied');
    } catch {
      // The browser refuses, or the page came without encryption.
      history.replaceState(history.state, '', address);
      setAnswer('The link is in the address bar');
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(projectText(projectFiles(source)));
      setAnswer(NEXT[kind]);
    } catch {
      setAnswer('The browser copies nothing from this page; Download has the same files');
    }
  }

  async function save() {
    try {
      await download(title, source);
      setAnswer(NEXT[kind]);
    } catch {
      setAnswer('What writes the file did not load. Check the connection, then try again.');
    }
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
      <button type="button" className="workshop__button" onClick={() => void save()}>
        Download
      </button>
    </div>
  );
}
