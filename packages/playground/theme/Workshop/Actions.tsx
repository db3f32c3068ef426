import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Button from './Button';
import { writeShared, type Edited } from './share';
import type { Start } from './start';

type Props = {
  start: Start;
  edited: Edited;
  /** Restores the original; `undefined` if nothing was edited. */
  onReset?: () => void;
  /** More buttons, before these. */
  children: ReactNode;
};

/** How long the feedback on Share is shown. */
const FEEDBACK_MS = 8000;

/** The title of a workshop, with the buttons Reset and Share. */
export default function Actions({ start, edited, onReset, children }: Props) {
  const { label, title, page } = start;
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    const timer = setTimeout(setFeedback, FEEDBACK_MS, '');
    return () => clearTimeout(timer);
  }, [feedback]);

  async function share() {
    const hash = await writeShared({ ...start, ...edited });
    if (!hash) {
      setFeedback('The program is too long for a link; copy its files.');
      return;
    }
    const url = new URL(`#${hash}`, location.href);
    try {
      // eslint-disable-next-line baseline-js/use-baseline -- without it, the link is in the address bar
      await navigator.clipboard.writeText(url.href);
      setFeedback('The link is copied');
    } catch {
      // The browser refused, or there is no clipboard, as on pages without HTTPS.
      history.replaceState(history.state, '', url);
      setFeedback('The link is in the address bar');
    }
  }

  return (
    <div className="workshop__actions">
      <span className="workshop__title">
        {page ? <Link to={page}>{title}</Link> : title} {label}
      </span>
      <span className="workshop__answer" role="status">
        {feedback}
      </span>
      {children}
      <Button disabled={!onReset} onClick={onReset}>
        Reset
      </Button>
      <Button onClick={() => void share()}>Share</Button>
    </div>
  );
}
