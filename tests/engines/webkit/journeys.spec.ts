import { Key } from 'selenium-webdriver';
import { NARROW } from '../../support/site';
import { expect, test, type WebKitPage } from './test';

const QUICKSTART = '/docs/v10/quickstart';
/** Its sample that calls the server. */
const CLIENT = '.sample:has(.run):has(pre[aria-label^="client.ts"])';

test('search leads to a heading, in view below the navbar', async ({ tab }) => {
  await tab.open('/docs/v10/procedures');
  await tab.chord(Key.CONTROL, 'k');
  await tab.at('.DocSearch-Input');
  await tab.press('nest routers');
  await tab.at('.DocSearch-Hit[aria-selected=true]', 'Nest routers');
  // The first hit is selected anew when the texts arrive.
  await tab.at('.DocSearch-Hit [class*="line_"]');
  await tab.press(Key.ENTER);
  await expect.poll(() => tab.address()).toBe('/docs/v10/router#nest-routers');
  await expect.poll(() => tab.isShown('.DocSearch-Modal')).toBe(false);
  await expect
    .poll(() =>
      tab.evaluate(() => {
        const heading = document.querySelector('#nest-routers')!.getBoundingClientRect();
        const navbar = document.querySelector('.navbar')!.getBoundingClientRect();
        return heading.top >= navbar.bottom && heading.top < window.innerHeight / 3;
      }),
    )
    .toBe(true);
  await expect.poll(() => tab.evaluate(() => document.activeElement?.id)).toBe('nest-routers');
  await tab.press(Key.TAB);
  expect(await tab.evaluate(() => document.activeElement?.closest('h2')?.id)).toBe('nest-routers');
});

test('a name of a sample shows its type, and Escape hides it', async ({ tab }) => {
  await tab.open(QUICKSTART);
  const name = await nameOfCode(tab, 'mug');
  await tab.hover(name);
  await tab.at('[role=tooltip]', 'const mug: {');
  await tab.press(Key.ESCAPE);
  await expect.poll(() => tab.isShown('[role=tooltip]')).toBe(false);
});

test('Copy copies, and says so', async ({ tab }) => {
  await tab.open(QUICKSTART);
  await tab.click(`${CLIENT} .sample__copy`);
  await tab.at(CLIENT, 'Copied');
});

test('a sample runs, prints what the page shows, and shows the wire', async ({ tab }) => {
  await tab.open(QUICKSTART);
  const output = () =>
    tab.evaluate(
      (selector) => document.querySelector(`${selector} .sample-output code`)!.textContent.trim(),
      CLIENT,
    );
  const printed = await output();
  await tab.click(`${CLIENT} .run button`, 'Run');
  await tab.at(`${CLIENT} .run [role=status]`, 'Ran in');
  expect(await output()).toBe(printed);
  await tab.at(`${CLIENT} summary`, '→ 200');
});

test('the color mode changes, and stays', async ({ tab }) => {
  await tab.open('/docs/v10/router');
  const mode = () => tab.evaluate(() => document.documentElement.dataset.theme);
  const first = await mode();
  const toggle = 'button[aria-label^="Switch between dark and light mode"]';
  while ((await mode()) !== (first === 'dark' ? 'light' : 'dark')) {
    await tab.click(toggle);
  }
  const chosen = await mode();
  await tab.open('/docs/v9/router');
  expect(await mode()).toBe(chosen);
  await tab.evaluate(() => localStorage.removeItem('theme'));
});

test('the menu of narrow screens opens, keeps the focus, and leads on', async ({ tab }) => {
  await tab.open('/docs/v9/router', NARROW);
  await tab.click('.navbar__toggle');
  await tab.at('.navbar-sidebar a', 'Procedures');
  await tab.press(Key.ESCAPE);
  await expect.poll(() => tab.isShown('.navbar-sidebar')).toBe(false);
  await tab.click('.navbar__toggle');
  await tab.click('.navbar-sidebar a', 'Procedures');
  await expect.poll(() => tab.address()).toBe('/docs/v9/procedures');
});

test('the version dropdown opens by keyboard, and leads to the same page', async ({ tab }) => {
  await tab.open('/docs/v9/router');
  await tab.evaluate(() => document.querySelector<HTMLElement>('.dropdown button')!.focus());
  await tab.press(Key.ENTER);
  await tab.at('.dropdown a', '10.x');
  await tab.press(Key.ARROW_DOWN);
  expect(await tab.focused()).toMatch(/^10\.x/);
  await tab.press(Key.ENTER);
  await expect.poll(() => tab.address()).toBe('/docs/v10/router');
});

test('Tab leads to the content first, past the navbar', async ({ tab }) => {
  await tab.open('/docs/v10/router');
  await tab.press(Key.TAB);
  expect(await tab.focused()).toBe('Skip to main content');
  await tab.press(Key.ENTER);
  await tab.press(Key.TAB);
  expect(await tab.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Back leads to where one was', async ({ tab }) => {
  await tab.open('/docs/v10/router');
  // WebKit passes over what scripts did without the reader.
  await tab.click('.theme-doc-markdown a[href^="/docs/v10/"]:not([href*="#"])');
  const place = await tab.evaluate(() => Math.round(window.scrollY));
  await expect.poll(() => tab.address()).not.toBe('/docs/v10/router');
  await tab.driver.navigate().back();
  await expect.poll(() => tab.address()).toBe('/docs/v10/router');
  await expect.poll(() => tab.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

async function nameOfCode(tab: WebKitPage, word: string) {
  const index = await tab.evaluate(
    (word) =>
      Array.from(document.querySelectorAll('.sample [data-t]')).findIndex(
        (name) => name.textContent === word && name.checkVisibility(),
      ),
    word,
  );
  const names = await tab.driver.findElements({ css: '.sample [data-t]' });
  const name = names[index]!;
  await tab.driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', name);
  return name;
}
