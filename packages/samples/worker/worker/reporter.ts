import type { PrintedText, RunMessage, WireMessage } from '../messages';

/** More than any sample prints. Without limits, an endless loop that prints would freeze the page. */
const MAX_CHARACTERS = 100_000;
const MAX_MESSAGES = 400;

/**
 * Filters the messages to the page: none before the first reported fence, no more than the limits, and none
 * after the end, unless readers interact with the program then.
 *
 * @param post - sends a message to the page
 * @param isInteractive - whether the program has a document, which readers use after the end
 */
export function createReporter(post: (message: RunMessage) => void, isInteractive = false) {
  let phase: 'hidden' | 'shown' | 'full' | 'interactive' | 'over' = 'hidden';
  let characters = 0;
  let messages = 0;

  const isVisible = () => phase === 'shown' || phase === 'interactive';

  function send(message: PrintedText | WireMessage) {
    const charactersLeft = MAX_CHARACTERS - characters;
    messages += 1;
    characters += message.type === 'text' ? message.text.length : JSON.stringify(message).length;
    if (messages <= MAX_MESSAGES && characters <= MAX_CHARACTERS) {
      post(message);
      return;
    }
    phase = 'full';
    if (message.type === 'text' && messages <= MAX_MESSAGES) {
      post({ ...message, text: message.text.slice(0, charactersLeft) });
    }
    post({ type: 'cut' });
  }

  function finish(failed: boolean) {
    if (phase !== 'over') {
      phase = isInteractive && (phase === 'interactive' || !failed) ? 'interactive' : 'over';
      post({ type: 'ended', failed });
    }
  }

  return {
    report: (message: PrintedText | WireMessage) => {
      if (isVisible()) {
        send(message);
      }
    },
    begin: () => post({ type: 'begun' }),
    /** Starts to report, with the limits anew. */
    show: (fence: number) => {
      phase = 'shown';
      characters = 0;
      messages = 0;
      post({ type: 'fence', fence });
    },
    end: () => finish(false),
    /** Ends the run with an error, which is reported even if an unreported fence threw it. */
    fail: (text: string) => {
      const message = { type: 'text', stream: 'stderr', text } as const;
      if (isVisible()) {
        send(message);
      } else if (phase !== 'over') {
        post({ ...message, text: text.slice(0, MAX_CHARACTERS) });
      }
      finish(true);
    },
  };
}
