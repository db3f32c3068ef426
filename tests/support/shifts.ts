/** TypeScript's DOM library leaves it out: https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** What moved, how much, and its text. */
    shifts: string[];
  }
}

/**
 * In the browser: keeps in `window.shifts` what moves without the reader's doing. A shift within half a
 * second of a click counts as the reader's.
 */
export function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (!entry.hadRecentInput) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
        window.shifts.push(`${entry.value}: ${moved.join(', ')}`);
      }
    }
  }).observe({ type: 'layout-shift' });
}
