import type { Page } from '@playwright/test';
import type { Host } from '../tests/support/host';

/**
 * A phone of the middle on slow 4G, as Lighthouse and DevTools make them:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 562.5;
const BYTES_PER_SECOND = { downloadThroughput: 184_320, uploadThroughput: 84_375 };

/**
 * Slows a page down, and its host, which others ask, too: workers answer to nothing that is said of a page,
 * so that theirs is the latency alone.
 *
 * @returns how to let the host be near again
 */
export async function slowDown(page: Page, host: Host): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    ...BYTES_PER_SECOND,
  });
  host.moveAway(LATENCY_MS);
  return () => host.moveAway(0);
}
