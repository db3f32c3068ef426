import { test as base, expect } from '@playwright/test';
import { Button, type WebDriver, type WebElement } from 'selenium-webdriver';
import { WIDE } from '../../support/site';
import { startWebKit } from './browser';
import { startCollectingHost } from './collecting-host';

/** A page in WebKit, in the words of the tests. Each call waits for what it names. */
export class WebKitPage {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Opens a page of the site at a size of the window, and waits until it reacts. */
  async open(path: string, size = WIDE) {
    await this.resize(size);
    await this.driver.get(this.origin + path);
    await expect
      .poll(() => this.evaluate(() => document.documentElement.dataset.hasHydrated))
      .toBe('true');
  }

  /** Gives the window a size, and waits for it. MiniBrowser makes it 447 px wide at least. */
  async resize({ width, height }: typeof WIDE) {
    const given = await this.driver.manage().window().setRect({ width, height });
    await expect.poll(() => this.evaluate(() => window.innerWidth)).toBe(given.width);
  }

  /** Runs a function in the page. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.driver.executeScript<Result>(`return (${run.toString()})(...arguments)`, ...args);
  }

  /** The first element that a selector finds, that shows and has a text in it. */
  async at(selector: string, text = ''): Promise<WebElement> {
    let found: WebElement | null = null;
    await expect
      .poll(async () => (found = await this.find(selector, text)), `${selector} ${text}`)
      .not.toBe(null);
    return found!;
  }

  async isShown(selector: string): Promise<boolean> {
    return (await this.find(selector, '')) !== null;
  }

  private find(selector: string, text: string) {
    return this.driver.executeScript<WebElement | null>(
      `return Array.from(document.querySelectorAll(arguments[0])).find((element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(arguments[1])
      ) ?? null`,
      selector,
      text,
    );
  }

  press(...keys: string[]) {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key while another is down. */
  chord(held: string, key: string) {
    return this.driver.actions().keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  async hover(element: WebElement) {
    await this.driver.actions().move({ origin: element }).perform();
  }

  /** Clicks as a mouse does, once the element is at rest, in the middle of the window. */
  async click(selector: string, text?: string) {
    const element = await this.at(selector, text);
    await this.driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    let before = '';
    await expect
      .poll(async () => {
        const last = before;
        before = JSON.stringify(await element.getRect());
        return before === last;
      })
      .toBe(true);
    await this.driver
      .actions()
      .move({ origin: element })
      .press(Button.LEFT)
      .release(Button.LEFT)
      .perform();
  }

  /** Text of the element that has the focus. */
  focused() {
    return this.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  }

  address() {
    return this.evaluate(() => window.location.pathname + window.location.hash);
  }

  faults() {
    return this.evaluate(() => window.faults);
  }
}

/** What search says on a machine that does much else: the answer comes later than it ever should. */
const LATE = 'no answer within 10 s';

/** A test with a page of WebKit, whose errors and warnings fail it. */
export const test = base.extend<{ tab: WebKitPage }, { webkit: WebKitPage }>({
  webkit: [
    async ({}, use) => {
      const [host, { driver, close }] = await Promise.all([
        startCollectingHost('build'),
        startWebKit(),
      ]);
      await use(new WebKitPage(driver, host.url));
      await close();
      await host.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit }, use) => {
    await use(webkit);
    const faults = await webkit.faults();
    expect(
      faults.filter((fault) => !fault.endsWith(LATE)),
      'errors and warnings in the console',
    ).toEqual([]);
  },
});

export { expect };
