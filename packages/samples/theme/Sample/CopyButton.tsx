import { useEffect, useState, type RefObject } from 'react';

/** How long the button tells what came of it. */
const ANSWER_MS = 2000;

const ANSWERS = { copied: 'Copied', failed: 'Press Ctrl+C' };

/**
 * Copies the code of a sample as it compiles: without answers, errors and removed lines. Where the
 * browser refuses, it selects the code instead and says which keys copy it.
 */
export default function CopyButton({ code }: { code: RefObject<HTMLElement | null> }) {
  const [answer, setAnswer] = useState<keyof typeof ANSWERS>();
  useEffect(() => {
    const timer = answer && setTimeout(() => setAnswer(undefined), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  async function copy() {
    const element = code.current!;
    try {
      // eslint-disable-next-line baseline-js/use-baseline -- without it, the code is selected
      await navigator.clipboard.writeText(programOf(element));
      setAnswer('copied');
    } catch {
      getSelection()?.selectAllChildren(element);
      setAnswer('failed');
    }
  }

  return (
    <>
      <span role="status">{answer && ANSWERS[answer]}</span>
      <button
        type="button"
        className="clean-btn sample__copy"
        aria-label="Copy code"
        data-answer={answer}
        onClick={() => void copy()}
      />
    </>
  );
}

function programOf(code: HTMLElement) {
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.q, .e, del').forEach((element) => element.remove());
  return copy.textContent;
}
