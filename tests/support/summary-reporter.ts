import type { Reporter, Suite } from '@playwright/test/reporter';

/**
 * Prints a summary as the last line of a run, for services that parse it:
 * `635 passed, 1 failed, 2 skipped`.
 */
export default class SummaryReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(): void {
    const outcomes = this.root?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) => outcomes.filter((one) => wanted.includes(one)).length;
    const passed = count('expected', 'flaky');
    const skipped = count('skipped');
    console.log(
      `\n${passed} passed, ${count('unexpected')} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
