import type { Reporter, Suite } from '@playwright/test/reporter';

/**
 * Ends a run with one line in the form of Jest's, which services that run tests read:
 * `Tests: 1 failed, 2 skipped, 635 passed, 638 total`. Playwright's own words stand above it.
 */
export default class SummaryReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(): void {
    const outcomes = this.root?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) => outcomes.filter((one) => wanted.includes(one)).length;
    const counts = [
      [count('unexpected'), 'failed'],
      [count('skipped'), 'skipped'],
      [count('expected', 'flaky'), 'passed'],
      [outcomes.length, 'total'],
    ] as const;
    const words = counts
      .filter(([number]) => number > 0)
      .map(([number, word]) => `${number} ${word}`);
    if (words.length > 0) {
      console.log(`\nTests: ${words.join(', ')}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
