import { format } from '../inspect';
import type { PrintedText } from '../messages';

const STREAM_OF = {
  log: 'stdout',
  info: 'stdout',
  debug: 'stdout',
  warn: 'stderr',
  error: 'stderr',
} as const satisfies Partial<Record<keyof Console, PrintedText['stream']>>;

/** Replaces the console's methods: they format as Node does, and call `print`. */
export function replaceConsole(print: (text: PrintedText) => void): void {
  for (const [method, stream] of Object.entries(STREAM_OF)) {
    console[method as keyof typeof STREAM_OF] = (...args: unknown[]) =>
      print({ type: 'text', stream, text: format(...args) });
  }
}
