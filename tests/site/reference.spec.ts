import fs from 'node:fs';
import { expect, open, test } from '../support/site';

const VERSIONS = ['/docs/v9', '/docs/v10'];
const GROUPS = ['Server', 'Adapters', 'Client', 'Links', 'React', 'Next.js', 'Types'];

/** The ids on the built pages. */
const known = new Map<string, Set<string>>();

function idsOn(path: string): Set<string> {
  let ids = known.get(path);
  if (!ids) {
    const html = fs.readFileSync(`build${path}.html`, 'utf8');
    ids = new Set(Array.from(html.matchAll(/\bid="?([^"\s>]+)/g), ([, id]) => id ?? ''));
    known.set(path, ids);
  }
  return ids;
}

for (const version of VERSIONS) {
  const tag = version === '/docs/v9' ? '@nightly' : [];
  test.describe(version, { tag }, () => {
    test(`the reference of ${version} has each group, and leads to what a name is, and on to places that exist`, async ({
      page,
    }) => {
      await open(page, `${version}/reference`);
      for (const name of GROUPS) {
        await expect(
          page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }),
        ).toBeVisible();
      }
      const entries = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 3 }) });
      expect(await entries.count()).toBeGreaterThan(90);
      const links = await entries
        .getByRole('list', { name: 'Explained in' })
        .evaluateAll((lists) =>
          lists.map((list) => Array.from(list.querySelectorAll('a'), ({ href }) => href)),
        );
      expect(links.filter((ofEntry) => ofEntry.length === 0)).toEqual([]);
      const broken = links.flat().filter((href) => {
        const { pathname, hash } = new URL(href);
        return hash !== '' && !idsOn(pathname).has(decodeURIComponent(hash.slice(1)));
      });
      expect(broken).toEqual([]);

      await page.getByRole('link', { name: 'createHTTPServer', exact: true }).first().click();
      await expect(page).toHaveURL(/#createHTTPServer$/);
      const entry = page.locator('section').filter({ has: page.locator('#createHTTPServer') });
      await expect(entry.getByRole('heading')).toBeInViewport();
      await expect(entry).toContainText('@trpc/server/adapters/standalone');
      await expect(entry.locator('pre')).toContainText('function createHTTPServer<');

      const field = page.getByRole('searchbox', { name: 'Find a name' });
      await field.fill('splitlink');
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/^splitLink/);
      await expect(page.getByText(/^\d of \d+ entries$/)).toHaveRole('status');
      await expect(page.getByRole('heading', { level: 2, name: /^Adapters/ })).toBeHidden();
      await field.fill('splitlink xyzzy');
      await expect(page.getByText(/^0 of \d+ entries$/)).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect(field).toBeFocused();
      expect(await entries.count()).toBeGreaterThan(90);
      await field.fill('transformerlink');
      await page.evaluate(() => (location.hash = 'TRPCError'));
      await expect(page.locator('#TRPCError')).toBeInViewport();
    });

    test(`the messages of ${version} are filtered by words, and lead to the page that explains them`, async ({
      page,
    }) => {
      await open(page, `${version}/errors`);
      const messages = page.locator('[data-message]:is(h3)').filter({ visible: true });
      expect(await messages.count()).toBeGreaterThan(60);
      await page.getByRole('searchbox', { name: 'Find a message' }).fill('validator fn');
      expect(await messages.count()).toBeLessThan(10);
      const heading = page.getByRole('heading', { name: 'Could not find a validator fn' });
      await expect(heading).toBeVisible();
      const message = page.locator('section').filter({ has: heading });
      await message.getByRole('link', { name: 'Validators' }).click();
      await expect(page).toHaveURL(new RegExp(`${version}/validators#`));
    });
  });
}

const COLUMNS = /^What you see\W+Why\W+What to do$/;

test('the names of columns of messages are at the top where the navbar has left it @nightly', async ({
  page,
}) => {
  await open(page, '/docs/v10/errors');
  await page.mouse.wheel(0, 2000);
  const columns = page.getByText(COLUMNS);
  await expect.poll(async () => (await columns.boundingBox())!.y).toBeCloseTo(0, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the columns of messages have names, which stay in view', async ({ page }) => {
    await page.goto('/docs/v10/errors#fetch-failed');
    const columns = page.getByText(COLUMNS);
    await expect(columns).toBeInViewport();
    const target = page.locator('h3:target');
    const top = (await columns.boundingBox())!;
    expect((await target.boundingBox())!.y).toBeGreaterThan(top.y + top.height);
  });
});

test('the tables of renamed names have a filter, and with it the rows that have all words @nightly', async ({
  page,
}) => {
  await open(page, '/docs/v10/renamed-and-removed');
  const rows = page.locator('tbody').getByRole('row');
  expect(await rows.count()).toBeGreaterThan(80);
  await page.getByRole('searchbox', { name: 'Find a name' }).fill('maxbatch');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('maxURLLength');
  await expect(page.getByRole('heading', { name: 'Subscriptions' })).toBeHidden();
});
