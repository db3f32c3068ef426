import type { ReactNode } from 'react';

/** Renders what a pattern finds in a text; what is between stays text. */
export function renderMatches(
  text: string,
  pattern: RegExp,
  render: (match: RegExpExecArray) => ReactNode,
): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    nodes.push(text.slice(end, match.index), render(match));
    end = match.index + match[0].length;
  }
  return [...nodes, text.slice(end)];
}
