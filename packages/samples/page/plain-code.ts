import { codeLines } from './code-lines';
import type { SampleFile } from './page';

/**
 * The code of a file as somebody writes it who knows nothing of samples: without marks, without removed
 * lines, and with what is above a cut.
 */
export function plainCode({ code }: SampleFile): string {
  let removed: 'next' | 'block' | undefined;
  const lines = codeLines(code, true).filter(({ mark }) => {
    if (!mark) {
      const isLeft = removed === undefined;
      removed = removed === 'next' ? undefined : removed;
      return isLeft;
    }
    if (mark.type === 'line' && mark.kind === 'remove') {
      removed = { next: 'next', start: 'block', end: undefined }[mark.extent] as typeof removed;
    }
    return false;
  });
  return `${lines
    .map(({ text }) => text)
    .join('\n')
    .trim()}\n`;
}
