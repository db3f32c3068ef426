import { expect, NARROW, nextFrame, open, sideways, test, WIDE } from '../support/site';

test.use({ viewport: WIDE });

test('the announcement bar stands above every page, and cannot be closed @nightly', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await expect(bar.getByRole('link', { name: 'migration guide' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'example project' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button')).toHaveCount(0);
  }
});

test('little stands above the title of a docs page, however narrow the window', async ({
  page,
}) => {
  await open(page, '/docs/v10/router');
  const title = page.getByRole('heading', { level: 1 });
  for (const [viewport, most] of [
    [WIDE, 103.5],
    [{ width: 1024, height: 768 }, 150],
    [NARROW, 139.5],
    [{ width: 360, height: 740 }, 139.5],
  ] as const) {
    await page.setViewportSize(viewport);
    expect((await title.boundingBox())!.y, `${viewport.width} px`).toBeLessThanOrEqual(most);
  }
  await open(page, '/docs/v9/router');
  expect((await title.boundingBox())!.y, '9.x').toBeLessThanOrEqual(139.5);
  await expect(page.getByText('9.x, the stable release.')).toBeVisible();
});

test('the navbar and the footer lead to the main pages, in the version that one reads', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.locator('.navbar__items').first().locator('.navbar__item')).toHaveText([
    'Docs',
    'Quickstart',
    'Awesome tRPC',
    'Usage with Next.js',
  ]);
  await expect(navbar.locator('.navbar__items--right .navbar__link')).toHaveText([
    'GitHub',
    'Twitter',
    'Discord',
    '9.x',
    'English',
  ]);
  const footer = page.getByRole('contentinfo');
  const groups = await footer.locator('.footer__col').allInnerTexts();
  expect(groups.map((group) => group.split(/\n+/).join())).toEqual([
    'Docs,Introduction,Quickstart,10.x pre-release',
    'Community,GitHub,Twitter,Discord',
    'More,Reference,Playground,Blog,Sponsor the maintainer',
  ]);
  const reference = footer.getByRole('link', { name: 'Reference' });
  await expect(reference).toHaveAttribute('href', '/docs/v9/reference');
  await page.setViewportSize(NARROW);
  const tops = await footer
    .locator('.footer__col')
    .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top));
  expect(tops[1], 'groups share the width of a phone').toBe(tops[0]);
  await open(page, '/docs/v10/router');
  await expect(reference, 'it stays in the version').toHaveAttribute('href', '/docs/v10/reference');
});

test('one item of the navbar is active @nightly', async ({ page }) => {
  for (const [path, label] of [
    ['/docs/v10/router', 'Docs'],
    ['/docs/v10/quickstart', 'Quickstart'],
    ['/docs/v9/nextjs', 'Usage with Next.js'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('.navbar__items .navbar__link--active')).toHaveText([label]);
  }
});

test('the sidebar shows where one is, and the page stays at its top', async ({ page }) => {
  const current = page.locator('.theme-doc-sidebar-menu').locator('[aria-current="page"]');
  await open(page, '/docs/v9/rpc');
  await expect(current).toHaveText('The protocol over HTTP');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.locator('.pagination-nav__link--next').click();
  await expect(current).not.toHaveText('The protocol over HTTP');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sidebar stays where it is when one follows a link in it @nightly', async ({ page }) => {
  await open(page, '/docs/v9/router');
  const sidebar = page.locator('.theme-doc-sidebar-container nav.menu');
  const top = () => sidebar.evaluate((element) => element.scrollTop);
  const before = await top();
  // The last link in view.
  const links = await page.locator('.theme-doc-sidebar-menu ul .menu__link').all();
  const bottoms = await Promise.all(links.map(async (link) => (await link.boundingBox())!));
  const index = bottoms.findLastIndex(({ y, height }) => y + height <= WIDE.height);
  await links[index]!.click();
  await expect(links[index]!).toHaveAttribute('aria-current', 'page');
  await nextFrame(page);
  expect(await top()).toBe(before);
});

test('a very long word never makes the page scroll sideways @nightly', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/docs/v10/links');
  for (const part of ['h2', 'p', 'p code', 'li']) {
    const place = page.locator('.theme-doc-markdown').locator(part).first();
    await place.evaluate((element) => (element.textContent = 'Bee'.repeat(200)));
    expect(await sideways(page), part).toBe(0);
  }
});
