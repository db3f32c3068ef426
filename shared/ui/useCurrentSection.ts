import { useEffect, useState } from 'react';

/** Below the navbar: a heading that a link leads to comes to a stop above this line. */
const READING_LINE_REM = 10;

/** Gives the result of `currentSection`, updated with each scroll and change of the window's size. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(currentSection(key.split(' ')));
    update();
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    window.addEventListener('scroll', update, options);
    window.addEventListener('resize', update, options);
    return () => listeners.abort();
  }, [key]);
  return current;
}

/**
 * Finds the section being read: the last one whose heading is above the reading line.
 *
 * @param ids - the ids of the headings, in page order
 * @returns the id of the section's heading; `undefined` above the first one
 */
export function currentSection(ids: readonly string[]): string | undefined {
  const line = readingLine();
  return ids.findLast((id) => {
    // A heading that is hidden by a filter or a tab has no rectangle.
    const [rect] = document.getElementById(id)?.getClientRects() ?? [];
    return rect && rect.top < line;
  });
}

/** In the last screen of the page the line sinks to the bottom, since headings there cannot scroll higher. */
function readingLine() {
  const root = document.documentElement;
  const top = READING_LINE_REM * parseFloat(getComputedStyle(root).fontSize);
  const scrollable = root.scrollHeight - window.innerHeight;
  const lastScreen = Math.min(window.innerHeight, scrollable);
  const left = scrollable - window.scrollY;
  const sunk = lastScreen > 0 ? Math.max(0, 1 - left / lastScreen) : 0;
  return top + sunk * (window.innerHeight - top);
}
