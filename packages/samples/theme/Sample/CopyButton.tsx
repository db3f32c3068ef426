import { useEffect, useState, type RefObject } from 'react';

/** How long the button shows its feedback. */
const FEEDBACK_MS = 2000;

const FEEDBACK = { copied: 'Copied', failed: 'Press Ctrl+C' };

/**
 * Copies a sample's code, without `^?` types, errors and removed lines. If the browser refuses, it selects the
 * code, and tells which keys copy it.
 */
export default function CopyButton({ code }: { code: RefObject<HTMLElement | null> }) {
  const [feedback, setFeedback] = useState<keyof typeof FEEDBACK>();
  useEffect(() => {
    const timer = feedback && setTimeout(() => setFeedback(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [feedback]);

  async function copy() {
    const element = code.current!;
    try {
      // eslint-disable-next-line baseline-js/use-baseline -- without it, the code is selected
      await navigator.clipboard.writeText(copiedText(element));
      setFeedback('copied');
    } catch {
      getSelection()?.selectAllChildren(element);
      setFeedback('failed');
    }
  }

  return (
    <span className="sample__buttons">
      <span role="status">{feedback && FEEDBACK[feedback]}</span>
      <button
        type="button"
        className="clean-btn sample__copy"
        aria-label="Copy code"
        data-answer={feedback}
        onClick={() => void copy()}
      />
    </span>
  );
}

function copiedText(code: HTMLElement) {
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.q, .e, del').forEach((element) => element.remove());
  return copy.textContent;
}
