import { expect, test } from '@playwright/test';

test('the tests see the site as a host serves it', async ({ request }) => {
  const page = await request.get('/docs/v9/router', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  for (const path of ['/docs/v9/router/', '/docs/v9/router.html']) {
    const redirect = await request.get(path, { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers().location]).toEqual([301, '/docs/v9/router']);
  }
  const missing = await request.get('/assets/js/missing.js');
  expect([missing.status(), missing.headers()['content-type']]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
});
