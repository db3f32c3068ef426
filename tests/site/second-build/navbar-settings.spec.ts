import { expect, open } from '../../support/site';
import { test } from './second-build';

test('the navbar stays and has its style where the configuration says so', async ({ page }) => {
  await open(page, '/docs/v10/long-page');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).toHaveCSS('background-color', 'rgb(36, 37, 38)');
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
  await expect(navbar).toHaveAttribute('class', /^(?!.*navbarHidden)/);
  await expect(navbar).toBeInViewport({ ratio: 1 });
});
