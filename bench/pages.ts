import type { Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { BUDGETS } from '../budgets';
import { launchChromium } from '../tests/support/chromium';
import { type Host, startHost } from '../tests/support/host';
import { bytesAhead, KILOBYTE, pageBytes } from '../tests/support/page-bytes';

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW = { latencyMs: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const START = '/docs/v10/links';
const SIDEBAR_LINK = '.theme-doc-sidebar-menu a[href$="/custom-links"]';
/** The time between hovering a link and the click. */
const HOVER_MS = 150;
const ROUNDS = 5;

/** Prints the sizes of pages of the last build, and how long navigation by the sidebar takes. */
async function main() {
  const host = await startHost('build');
  const browser = await launchChromium();
  const rows = [];
  for (const { name, path } of BUDGETS.pages.firstVisits) {
    const page = await browser.newPage();
    await page.goto(host.url + path, { waitUntil: 'networkidle' });
    const ahead = await bytesAhead(page);
    const { html, sheet, scripts, font, all } = pageBytes(path);
    rows.push({ name, ...inKilobytes({ html, sheet, scripts, font, all, ahead }) });
    await page.close();
  }
  console.table(rows);
  const click = [];
  for (const line of ['plain', 'slow'] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      times.push(await clickToHeading(page, host, line));
      await page.close();
    }
    const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    click.push({ line, 'click in the sidebar → new heading, ms': Math.round(median) });
  }
  console.table(click);
  await browser.close();
  await host.close();
}

function inKilobytes(bytes: Record<string, number>) {
  const rounded = (value: number) => Math.round((value / KILOBYTE) * 10) / 10;
  return Object.fromEntries(Object.entries(bytes).map(([name, value]) => [name, rounded(value)]));
}

/** @returns milliseconds from click to new heading, by the page's clock */
async function clickToHeading(page: Page, host: Host, line: 'plain' | 'slow'): Promise<number> {
  await page.goto(host.url + START, { waitUntil: 'networkidle' });
  if (line === 'slow') {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const { latencyMs, ...throughput } = SLOW;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      ...throughput,
    });
  }
  const heading = await page.locator('h1').textContent();
  const link = page.locator(SIDEBAR_LINK);
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    addEventListener('click', (event) => (document.body.dataset.clicked = `${event.timeStamp}`), {
      capture: true,
      once: true,
    }),
  );
  await link.hover();
  await wait(HOVER_MS);
  // Checked in each frame. No functions inside: tsx would add helpers that the page lacks.
  const shown = page.waitForFunction((old) => {
    const text = document.querySelector('h1')?.textContent;
    return text && text !== old && performance.now() - Number(document.body.dataset.clicked);
  }, heading);
  await link.click();
  return Number(await (await shown).jsonValue());
}

void main();
