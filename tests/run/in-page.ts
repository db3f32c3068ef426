import type { RunMessage } from './programs';

/** In the browser: runs all fences of a program in a worker, and gathers what it reports. */
export function runProgram({ address, count }: { address: string; count: number }) {
  return new Promise<RunMessage[]>((resolve, reject) => {
    const messages: RunMessage[] = [];
    const worker = new Worker(address, { type: 'module' });
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not load.'));
    worker.onmessage = ({ data }: MessageEvent<RunMessage>) => {
      messages.push(data);
      if (data.type === 'ended') {
        worker.terminate();
        resolve(messages);
      }
    };
    worker.postMessage({ from: 0, to: count - 1 });
  });
}

/** In the browser: runs a fence in a frame, as the page does, with those before it. */
export function runInFrame({
  content,
  texts,
  fence,
}: {
  content: string;
  texts: (string | undefined)[];
  fence: number;
}) {
  window.reported = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<RunMessage>) => window.reported.push(data);
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.srcdoc = content;
  frame.onload = () => {
    frame.contentWindow!.postMessage(texts, '*', [port2]);
    port1.postMessage({ from: fence, to: fence });
  };
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
