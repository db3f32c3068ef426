import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../support/chromium';
import { startHost } from '../support/host';
import { hydrated } from '../support/site';
import { type View, VIEWS, WINDOWS } from './views';

const FOLDER = 'screenshots';
const STEP_TIMEOUT_MS = 60_000;
const COLOR_SCHEMES = ['light', 'dark'] as const;

/**
 * `npm run screenshots [view…]`: photographs the built site at every width and in both color modes,
 * as `screenshots/<view>/<width>-<color mode>.png`. They are for eyes: fonts differ between
 * machines, so that a comparison pixel by pixel would fail where nothing is wrong.
 */
async function main(names: string[]) {
  const views = VIEWS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (views.length === 0) {
    throw new Error(
      `No view has that name. There are: ${VIEWS.map(({ name }) => name).join(', ')}`,
    );
  }
  const host = await startHost('build');
  const browser = await launchChromium();
  for (const view of views) {
    console.log(await photograph(browser, host.url, view));
  }
  await browser.close();
  await host.close();
}

/** @returns the folder of the view's pictures */
async function photograph(browser: Browser, origin: string, view: View) {
  const folder = path.join(FOLDER, view.name);
  for (const viewport of WINDOWS.filter(({ width }) => width <= (view.maxWidth ?? width))) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    await page.goto(origin + view.path);
    await hydrated(page);
    await view.act?.(page);
    await page.waitForLoadState('networkidle');
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: path.join(folder, `${viewport.width}-${colorScheme}.png`),
        fullPage: !view.isWindow,
        animations: 'disabled',
      });
    }
    await page.close();
  }
  return folder;
}

void main(process.argv.slice(2));
