import { useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import Files from './Files';
import { writeShared, type Edited } from './share';
import type { Start } from './start';

type Props = {
  start: Start;
  /** As it is now. */
  edited: Edited;
  /** Takes files with other names, or more or fewer of them. */
  onFiles: (edited: Edited) => void;
  /** Shows a file where there is no room for all. */
  onShow: (name: string) => void;
  /** Gives the original back; missing where nothing was edited. */
  onReset?: () => void;
};

/** How long an answer stands, in milliseconds. */
const ANSWER_MS = 8000;

/** What a workshop is, and what one can do with it besides running it. */
export default function Actions({ start, edited, onReset, ...props }: Props) {
  const { label, title, page } = start;
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnswer, ANSWER_MS, '');
    return () => clearTimeout(timer);
  }, [answer]);

  async function share() {
    const hash = await writeShared({ ...start, ...edited });
    if (!hash) {
      setAnswer('The program is too long for a link; copy its files.');
      return;
    }
    const address = new URL(`#${hash}`, location.href);
    try {
      // eslint-disable-next-line baseline-js/use-baseline -- without it, the reader hears where else the link is
      await navigator.clipboard.writeText(address.href);
      setAnswer('The link is copied');
    } catch {
      // The browser may refuse, and has no clipboard where the page came without encryption.
      history.replaceState(history.state, '', address);
      setAnswer('The link is in the address bar');
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
      <Files edited={edited} onChange={props.onFiles} onShow={props.onShow} />
      <button
        type="button"
        className="button button--secondary button--sm"
        disabled={!onReset}
        onClick={onReset}
      >
        Reset
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => void share()}
      >
        Share
      </button>
    </div>
  );
}
