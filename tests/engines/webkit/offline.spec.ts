import { startHost } from '../../support/host';
import { expect, test, WebKitPage } from './test';

const PAGE = '/docs/v10/quickstart';
const FOOTER = 'footer';
const LONG = { timeout: 60_000 };

/** A host that changes nothing of the files, since what is kept is held to their hashes, and that tests close. */
test('a version that is kept is read without a network, and goes without a trace', async ({
  webkit,
}) => {
  const host = await startHost('build');
  const tab = new WebKitPage(webkit.driver, host.url);
  const traces = () =>
    webkit.driver.executeAsyncScript<[string[], number]>(
      `const done = arguments[0];
       Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()])
         .then(([names, workers]) => done([names, workers.length]));`,
    );
  await tab.open(PAGE);
  expect(await traces()).toEqual([[], 0]);
  await tab.click(`${FOOTER} button`, 'Read 10.x offline');
  await tab.click(`${FOOTER} button`, 'Store 10.x on this device');
  await expect
    .poll(
      () => tab.evaluate(() => document.querySelector('footer [role=status]')?.textContent),
      LONG,
    )
    .toMatch(/^10\.x is on this device/);
  await expect
    .poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await host.close();

  await tab.open('/docs/v10/router');
  await tab.open('/docs/v10/links');
  await tab.click(`${FOOTER} button`, 'Read 10.x offline');
  await tab.click(`${FOOTER} button`, 'Remove 10.x from this device');
  await tab.at(`${FOOTER} [role=status]`, '10.x is no longer on this device.');
  expect(await traces()).toEqual([[], 0]);
});
