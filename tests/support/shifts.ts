/** Missing from TypeScript's DOM library: https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** Layout shifts: score and moved texts. */
    shifts: string[];
  }
}

/** Runs in the browser: collects layout shifts in `window.shifts`, also those right after a click. */
export function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40));
      window.shifts.push(`${value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift' });
}
