import { useEffect, useState } from 'react';

/** How far below the top of the window a heading is when one has just jumped to it, at most. */
const READING_LINE_REM = 10;

/** The section that one reads, as `currentSection` finds it, kept up to date. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => {
      setCurrent(currentSection(key.split(' ')));
    };
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
 * Finds the section that one reads: the last one that begins above the reading line. On the last screen
 * the line sinks to the bottom of the window, since what is there never comes higher.
 *
 * @param ids - the ids of the headings, in the order of the page
 * @returns the id of the section's heading; none above the first one
 */
export function currentSection(ids: readonly string[]): string | undefined {
  const line = readingLine();
  return ids.findLast((id) => {
    // What a filter or a tab hides has none.
    const [place] = document.getElementById(id)?.getClientRects() ?? [];
    return place && place.top < line;
  });
}

function readingLine() {
  const root = document.documentElement;
  const top = READING_LINE_REM * parseFloat(getComputedStyle(root).fontSize);
  const scrollable = root.scrollHeight - window.innerHeight;
  const lastScreen = Math.min(window.innerHeight, scrollable);
  const left = scrollable - window.scrollY;
  const sunk = lastScreen > 0 ? Math.max(0, 1 - left / lastScreen) : 0;
  return top + sunk * (window.innerHeight - top);
}
