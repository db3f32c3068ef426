/** TypeScript's DOM library leaves it out: https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** What moved, how much, and its text. */
    shifts: string[];
  }
}

/** In the browser: keeps in `window.shifts` what moves from now on, within half a second of a click too. */
export function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40));
      window.shifts.push(`${value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift' });
}
