import type { PrintedText, RunMessage, WireMessage } from '../messages';

/** More than any sample prints; a loop that prints would drown the page. */
const MAX_CHARACTERS = 100_000;
const MAX_MESSAGES = 400;

/**
 * Decides what the page gets to know: nothing of the fences that run only because they come first,
 * no more than a reader can use, and nothing after the end, unless readers go on to use the program.
 *
 * @param post - sends a message to the page
 * @param isLive - whether readers use the program after its end
 */
export function createReporter(post: (message: RunMessage) => void, isLive = false) {
  let phase: 'hidden' | 'shown' | 'full' | 'live' | 'over' = 'hidden';
  let characters = 0;
  let messages = 0;

  const isVisible = () => phase === 'shown' || phase === 'live';

  function send(message: PrintedText | WireMessage) {
    const left = MAX_CHARACTERS - characters;
    messages += 1;
    characters += message.type === 'text' ? message.text.length : JSON.stringify(message).length;
    if (messages <= MAX_MESSAGES && characters <= MAX_CHARACTERS) {
      post(message);
      return;
    }
    phase = 'full';
    if (message.type === 'text' && messages <= MAX_MESSAGES) {
      post({ ...message, text: message.text.slice(0, left) });
    }
    post({ type: 'cut' });
  }

  function finish(failed: boolean) {
    if (phase !== 'over') {
      phase = isLive && (phase === 'live' || !failed) ? 'live' : 'over';
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
    /** From here on, the page sees what happens. */
    show: (fence: number) => {
      phase = 'shown';
      characters = 0;
      messages = 0;
      post({ type: 'fence', fence });
    },
    end: () => finish(false),
    /** Ends the run with an error, which is shown even if a hidden fence threw it. */
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
