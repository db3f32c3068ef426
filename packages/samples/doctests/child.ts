import { setTimeout as sleep } from 'node:timers/promises';
import { openDocument } from '../programs/document';
import { trackPending } from '../worker/pending';
import { captureOutput } from './capture-output';
import { usePrivatePorts } from './private-ports';
import type { Job, Printed, Result } from './job';

/** How long to wait for missing output that the page expects, and how often to look for it. */
const MAX_WAIT_MS = 1500;
const POLL_INTERVAL_MS = 5;

/** This process runs the program of one `Job`, sends a `Result`, and exits. */
process.once('message', (job: Job) => {
  void runJob(job).then((result) => process.send?.(result, () => process.exit(0)));
});

async function runJob({ bundle, expected, socketsDir, mode }: Job): Promise<Result> {
  usePrivatePorts(socketsDir);
  const readHtml = mode === 'dom' ? await openDocument() : undefined;
  const output = captureOutput();
  const pending = trackPending(globalThis);
  const failure = new Promise<never>((_, reject) => {
    process.on('unhandledRejection', reject);
    process.on('uncaughtException', reject);
  });
  failure.catch(() => {});
  const printed: Printed[] = [];
  const current = () => ({ txt: output.text(), html: readHtml?.() });

  try {
    const { default: loaders } = (await import(bundle)) as { default: (() => Promise<unknown>)[] };
    for (const [index, load] of loaders.entries()) {
      output.start();
      await Promise.race([load(), failure]);
      await Promise.race([settle(expected[index]), failure]);
      printed.push(current());
    }
    return { printed, drift: output.drift() };
  } catch (error) {
    return {
      printed: [...printed, current()],
      drift: output.drift(),
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }

  /** Waits until no request or timer is pending and, for a limited time, until the expected output is there. */
  async function settle(wanted: Printed | undefined) {
    await pending.quiet();
    const end = Date.now() + MAX_WAIT_MS;
    while (wanted && !isPrinted(wanted) && Date.now() < end) {
      await sleep(POLL_INTERVAL_MS);
      await pending.quiet();
    }
  }

  function isPrinted(wanted: Printed) {
    const actual = current();
    return (['txt', 'html'] as const).every(
      (kind) => wanted[kind] === undefined || wanted[kind] === actual[kind],
    );
  }
}
