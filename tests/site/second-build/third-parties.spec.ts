import fs from 'node:fs/promises';
import { drop } from '../../support/network';
import { expect, open } from '../../support/site';
import { SECOND_BUILD, SECOND_BUILD_LOG, test } from './second-build';

const NETWORK_ERROR = /^Failed to load resource: net::/;

for (const [fault, error] of [
  ['cannot be reached', 'failed'],
  ['an extension blocks', 'blockedbyclient'],
] as const) {
  test(`hosts of analytics and widgets that ${fault} leave no trace`, async ({
    page,
    consoleErrors,
  }) => {
    const asked = new Set<string>();
    page.on('requestfailed', (request) => asked.add(new URL(request.url()).hostname));
    await drop(page, (url) => url.hostname !== 'localhost', error);
    await open(page, '/widget');
    await expect(page.getByText('Bees know the way home.')).toBeVisible();
    await page.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).toEqual(new Set(['www.googletagmanager.com', 'platform.twitter.com']));
    expect(consoleErrors.splice(0).filter((error) => !NETWORK_ERROR.test(error))).toEqual([]);
  });
}

test('the widget script is loaded on the pages that ask for it and on no other', async ({
  page,
}) => {
  const widgets = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('https://platform.twitter.com')) {
      widgets.add(new URL(page.url()).pathname);
    }
  });
  for (const path of ['/', '/blog/hello-trpc', '/widget', '/docs/v9/router']) {
    await open(page, path);
  }
  expect(widgets).toEqual(new Set(['/widget']));
});

test('analytics, the widget script and git dates follow configuration', async () => {
  const withWidgets = await fs.readFile(`${SECOND_BUILD}/widget.html`, 'utf8');
  const without = await fs.readFile(`${SECOND_BUILD}/docs/v9/router.html`, 'utf8');
  for (const html of [withWidgets, without]) {
    expect(html).toMatch(
      /gtag\(["']config["'],\s*["']G-TEST["'],\s*\{\s*["']?anonymize_ip["']?:\s*(true|!0)\s*\}/,
    );
    expect(html).not.toContain('theme-last-updated');
  }
  expect(withWidgets).toMatch(/<script[^>]*async[^>]*platform\.twitter\.com\/widgets\.js/);
  expect(without).not.toContain('platform.twitter.com');
  expect(await fs.readFile(SECOND_BUILD_LOG, 'utf8')).toContain(
    'Pages show no "last updated" date',
  );
});
