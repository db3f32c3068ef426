import type { RunMessage } from './programs';

/** In the browser: runs a program in a frame, as the page does. */
export function runInFrame({ content, message }: { content: string; message: object }) {
  window.reported = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<RunMessage>) => window.reported.push(data);
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.srcdoc = content;
  frame.onload = () => frame.contentWindow!.postMessage(message, '*', [port2]);
  document.body.replaceChildren(frame);
}

declare global {
  interface Window {
    /** What the program in the frame reported so far. */
    reported: RunMessage[];
  }
}

/** What each fence of a program printed. */
export function printedByFence(messages: RunMessage[], count: number): string[] {
  const starts = messages.flatMap((message, index) => (message.type === 'fence' ? [index] : []));
  return Array.from({ length: count }, (_, fence) =>
    textOf(messages.slice(starts[fence], starts[fence + 1])),
  );
}

/** What was printed to the standard output, line by line. */
export function textOf(messages: RunMessage[]): string {
  return messages
    .flatMap((message) =>
      message.type === 'text' && message.stream === 'stdout' ? [message.text] : [],
    )
    .join('\n');
}
