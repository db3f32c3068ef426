import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../features/offline/plugin/list-files';
import { type Host, startHost } from '../support/host';
import { keepVersion, NO_TRACES, offlineOn, removeVersion, traces } from '../support/offline';
import { Sample } from '../support/run';
import { searchOn } from '../support/search';
import { expect, open, test as base } from '../support/site';
import { Workshop } from '../support/workshop';

const PAGE = '/docs/v10/quickstart';
const VERSIONS = [
  { name: 'current', folder: 'docs/v10' },
  { name: '9.x', folder: 'docs/v9' },
];
/** As many files as are stored at once. */
const AT_ONCE = 6;
const APART_MS = 300;
const NEW = '<!-- of the second build -->';

/** A host of its own, since tests deploy on it, and close it; what a browser keeps is its origin's. */
const test = base.extend<{ host: Host }>({
  // Playwright demands a pattern here, even an empty one.
  host: async ({}, use) => {
    const host = await startHost('build');
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
  // What a browser says of a host that does not answer, or has another build.
  provoked: async ({}, use) => use([/Failed to load |ERR_|Failed to fetch|integrity/]),
});

/** Another build, in which a page is another one. */
async function secondBuild(folder: string) {
  await fs.cp('build', folder, {
    recursive: true,
    filter: (source) => !source.includes('social-cards'),
  });
  await fs.appendFile(path.join(folder, 'docs/v10/quickstart.html'), NEW);
  for (const listing of await listFiles(folder, VERSIONS)) {
    await fs.writeFile(
      path.join(folder, `offline/${listing.version}.json`),
      JSON.stringify(listing),
    );
  }
  return folder;
}

/** A version is some 25 MB, which a busy machine hashes slowly. */
test.describe.configure({ timeout: 240_000 });

test('nothing is stored, asked for or registered before a reader asks @nightly', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((name) => name.includes('offline'))).toEqual([]);
  const offline = offlineOn(page);
  await offline.open.click();
  await expect(offline.status).toHaveText(/take [\d.]+ MB of this device/);
  const below = () =>
    offline.store.evaluate((button) => {
      return innerHeight - button.parentElement!.getBoundingClientRect().bottom;
    });
  await expect.poll(below).toBeGreaterThan(8);
  expect(await traces(page)).toEqual(NO_TRACES);
});

test('a version that is kept is read, searched and run without a network, and goes without a trace', async ({
  page,
  host,
}) => {
  await keepVersion(page, PAGE);
  await host.close();

  const sample = await Sample.open(page, PAGE, 'client.ts');
  await sample.figure.locator('[data-t]').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await sample.run.click();
  await expect(sample.status).toHaveText(/^Ran in/);

  const search = searchOn(page);
  await search.open('subscriptions');
  await search.answered();
  await expect(search.selected).toContainText(/^Subscriptions/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscriptions');
  await open(page, '/docs/v10/links');
  await open(page, '/blog');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);

  await page.goto('/docs/v9/router');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link').click();
  await removeVersion(page);
  expect(await traces(page)).toEqual(NO_TRACES);
});

test('the playground and the home page run without a network, too @nightly', async ({
  page,
  host,
}) => {
  await keepVersion(page, PAGE);
  await host.close();
  const workshop = await Workshop.open(page, 'program=current/docs__main__quickstart.0/1');
  await workshop.run.click();
  await expect(workshop.status).toHaveText(/^Ran in/);

  // Its program is one of 9.x.
  await open(page, '/');
  const wire = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.locator('.run') });
  const onHome = new Sample(wire.first());
  await onHome.run.click();
  await expect(onHome.status).toHaveText(/^Ran in/);
});

test('a deployment in the middle of a download mixes no builds @nightly', async ({
  page,
  host,
}, info) => {
  const second = await secondBuild(info.outputPath('second'));
  const offline = offlineOn(page);
  await open(page, PAGE);
  await offline.open.click();
  host.setLatency(50);
  await offline.store.click();
  await expect(offline.progress).toBeVisible();
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 1);
  host.deploy(second);
  // When it comes to the page that is another one.
  await expect(offline.status).toHaveText(/could not be downloaded, and nothing was stored/, {
    timeout: 60_000,
  });
  expect(await traces(page)).toEqual(NO_TRACES);
  await offline.again.click();
  await expect(offline.status).toHaveText(/^10\.x is on this device/, { timeout: 60_000 });
  expect((await traces(page)).caches).toHaveLength(1);
  await open(page, PAGE);
  expect(await page.content()).toContain(NEW);
});

test('a new build comes by itself, and the one before stays while a page of it is open @nightly', async ({
  page,
  context,
  host,
}, info) => {
  const second = await secondBuild(info.outputPath('second'));
  await keepVersion(page, PAGE);
  await open(page, PAGE);
  host.deploy(second);
  const trigger = await context.newPage();
  await open(trigger, PAGE);
  expect(await trigger.content()).not.toContain(NEW);
  const complete = () =>
    trigger.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('offline'));
      const listings = names.map((cacheName) =>
        caches.match('/offline/current.json', { cacheName }),
      );
      return (await Promise.all(listings)).filter(Boolean).length;
    });
  await expect.poll(complete, { timeout: 60_000 }).toBe(2);
  await trigger.close();

  const after = await context.newPage();
  await open(after, PAGE);
  expect(await after.content()).toContain(NEW);
  // The build before goes when a page opens beside which there is no other.
  await open(after, PAGE);
  expect((await traces(after)).caches).toHaveLength(2);
  await page.close();
  await after.close();
  const alone = await context.newPage();
  await open(alone, PAGE);
  await expect.poll(async () => (await traces(alone)).caches).toHaveLength(1);
});

test('a download that is stopped, or breaks, leaves nothing, and works on Try again @nightly', async ({
  page,
  host,
}) => {
  const offline = offlineOn(page);
  await open(page, PAGE);
  await offline.open.click();
  host.setLatency(50);
  const isUnderWay = () =>
    page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 1);
  await offline.store.click();
  await isUnderWay();
  await offline.stop.click();
  await expect(offline.store).toBeVisible();
  expect(await traces(page)).toEqual(NO_TRACES);

  await offline.store.click();
  await isUnderWay();
  // What was fetched before goes into the cache after another one has failed.
  await page.evaluate(
    ({ count, apart }) => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on its cache, below
      const { put } = Cache.prototype;
      let late = 0;
      let underway = 0;
      const step = (change: number) => {
        underway += change;
        document.documentElement.dataset.underway = String(underway);
      };
      step(0);
      Cache.prototype.put = async function (...entry) {
        step(1);
        if (late < count) {
          late += 1;
          await new Promise((resolve) => setTimeout(resolve, late * apart));
        }
        await put.apply(this, entry).finally(() => step(-1));
      };
    },
    { count: AT_ONCE, apart: APART_MS },
  );
  await host.close();
  await expect(offline.status).toHaveText(/could not be downloaded, and nothing was stored/);
  await page.waitForFunction(() => document.documentElement.dataset.underway === '0');
  await expect(offline.status).toHaveText(/could not be downloaded, and nothing was stored/);
  expect(await traces(page)).toEqual(NO_TRACES);
  const again = await startHost('build', Number(new URL(host.url).port));
  await offline.again.click();
  await expect(offline.status).toHaveText(/^10\.x is on this device/, { timeout: 60_000 });
  await again.close();
});

const FAULTS: [name: string, inject: () => void, sentence: RegExp][] = [
  [
    'a full device',
    () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    },
    /not enough space on this device, and nothing was stored/,
  ],
  [
    'a browser that refuses workers',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('', 'SecurityError'));
    },
    /^This browser lets this site store no pages/,
  ],
];

for (const [name, inject, sentence] of FAULTS) {
  test(`${name} leaves nothing, and the reader is told @nightly`, async ({ page }) => {
    await page.addInitScript(inject);
    const offline = offlineOn(page);
    await open(page, PAGE);
    await offline.open.click();
    await offline.store.click();
    await expect(offline.status).toHaveText(sentence, { timeout: 60_000 });
    expect(await traces(page)).toEqual(NO_TRACES);
  });
}

test('a browser without caches says so @nightly', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'caches'));
  const offline = offlineOn(page);
  await open(page, PAGE);
  await offline.open.click();
  await expect(offline.status).toHaveText(/^This browser lets this site store no pages/);
});
