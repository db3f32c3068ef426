import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { clickSize, KILOBYTE } from 'docusaurus-checked-samples/testing';
import { BUDGETS } from '../../budgets';
import { drop } from '../support/network';
import { isWithin } from '../support/page-bytes';
import { BUNDLES, replaceProgram, Sample } from '../support/run';
import { watchShifts } from '../support/shifts';
import { expect, NARROW, nextFrame, open, setColorMode, sideways, test } from '../support/site';

declare global {
  interface Window {
    /** The worker of the program that was started last. */
    worker: Worker;
  }
}

const SITE_DIR = path.resolve(__dirname, '../..');

const QUICKSTART = '/docs/v10/quickstart';
const LIKES = '/docs/v10/react-mutations';

test('a sample prints what the page shows, and what goes over the wire, each time', async ({
  page,
}) => {
  const sample = await Sample.open(page, QUICKSTART, 'client.ts');
  const printed = await sample.output.innerText();
  for (const run of ['Run', 'Run again']) {
    await expect(sample.run).toHaveText(run);
    await sample.run.click();
    await expect(sample.status).toHaveText(/^Ran in \d+ ms$/);
    expect(await sample.output.innerText()).toBe(`${printed}\n`);
    await expect(sample.wire.first()).toHaveText(/^(GET|POST) \/\S+\?batch=1→ 200$/);
  }
});

for (const [address, title, mode, comes] of [
  [QUICKSTART, 'client.ts', 'page', 'pointer'],
  [LIKES, 'LikeButton.tsx', 'dom', 'focus'],
] as const) {
  test(`${title} costs two requests of at most the size that the build counts, when the ${comes} comes to the button, and none with the page @nightly`, async ({
    page,
    context,
  }) => {
    const sample = await Sample.open(page, address, title);
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(page);
    await (comes === 'pointer' ? sample.run.hover() : sample.run.focus());
    await expect.poll(() => requests.size).toBe(2);
    await context.setOffline(true);
    await sample.run.press('Enter');
    await expect(sample.status).toHaveText(/^Ran in/);
    const paths = [...requests];
    const textOf = (name: string) => fs.readFileSync(path.join(SITE_DIR, 'build', name), 'utf8');
    const program = paths.find((name) => name.startsWith('/run/'))!;
    const loaded = paths.reduce((sum, name) => sum + brotliCompressSync(textOf(name)).length, 0);
    expect(loaded).toBeLessThanOrEqual(clickSize(textOf(program)));
  });

  test(`${title} can be tried again where its program does not load @nightly`, async ({
    page,
    consoleErrors,
  }) => {
    const sample = await Sample.open(page, address, title);
    const printed = await sample.output.innerText();
    const restore = await drop(page, BUNDLES);
    await sample.run.click();
    await expect(sample.status).toContainText('The program did not load.');
    expect(await sample.output.innerText()).toBe(printed);
    await expect(sample.picture).toBeVisible({ visible: mode === 'dom' });
    consoleErrors.splice(0);
    await restore();
    await sample.run.click();
    await expect(sample.status).toHaveText(/^Ran in/);
  });
}

test('no first run loads more than its limit', () => {
  const folder = path.join(SITE_DIR, 'build/run');
  const { firstClickKilobytes, firstClickWithDocumentKilobytes } = BUDGETS.run;
  const programs = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'));
  expect(programs.length).toBeGreaterThan(100);
  const tooLarge = programs.filter((program) => {
    const text = fs.readFileSync(path.join(folder, program), 'utf8');
    const limit = text.includes('useState') ? firstClickWithDocumentKilobytes : firstClickKilobytes;
    return !isWithin(limit * KILOBYTE - clickSize(''), text);
  });
  expect(tooLarge).toEqual([]);
});

/** The paths of what the page, its workers and frames get of the site from now on, each once. */
function recordRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('requestfinished', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) {
      paths.add(pathname);
    }
  });
  return paths;
}

test('has its final height before it is filled', async ({ page }) => {
  await page.setViewportSize(NARROW);
  const sample = await Sample.open(page, '/docs/v10/quickstart', 'client.ts');
  await replaceProgram(page, `await new Promise((done) => setTimeout(done, 1000));`);
  await sample.run.click();
  await expect(sample.figure.getByRole('region', { name: 'The wire' })).toBeVisible();
  await expect(sample.output).toHaveText('');
  const before = await sample.height();
  await nextFrame(page);
  await page.evaluate(watchShifts);
  await expect(sample.status).toHaveText(/^Ran in/);
  await expect(sample.output).toHaveText('It printed nothing.');
  expect(await sample.height()).toBe(before);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
  expect(await sideways(page)).toBe(0);
});

test('what is printed below something rendered stays where it was', async ({ page }) => {
  // The HTML unfolds there, and the sample before it, which runs as well, is higher.
  const sample = await Sample.open(page, '/docs/v9/react-queries', 'FirstComments.tsx');
  const place = () =>
    sample.output
      .last()
      .evaluate(
        (code) => code.getBoundingClientRect().top + code.ownerDocument.defaultView!.scrollY,
      );
  await expect(sample.picture).toBeVisible();
  const before = await place();
  await sample.run.click();
  await expect(sample.status).toHaveText(/^Ran in/);
  expect(await place()).toBeCloseTo(before, 0);
});

test('the keyboard runs a sample and unfolds an exchange, and one live region says how it goes @nightly', async ({
  page,
}) => {
  const sample = await Sample.open(page, '/docs/v10/quickstart', 'client.ts');
  await sample.run.focus();
  await page.keyboard.press('Enter');
  await expect(sample.status).toHaveText(/^Ran in/);
  await expect(sample.run).toBeFocused();
  // It is not flooded with output.
  const live = sample.figure.locator('[role="status"], [role="log"], [role="alert"], [aria-live]');
  expect(await live.count()).toBe(await live.filter({ hasText: /^(Ran in \d+ ms)?$/ }).count());
  await page.keyboard.press('Tab');
  await expect(sample.wire.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const exchange = sample.figure.locator('details[open]');
  // What was sent is part of the answer, too, so the order counts.
  await expect(exchange).toContainText(/"quantity": 2[^]*200[^]*"left": \d+/);
});

/** Programs, how they end, and what stands in their output then. */
const OUTCOMES: [does: string, code: string, status: string | RegExp, output: string | RegExp][] = [
  [
    'throws shows the error as Node does',
    `console.log('a'); throw Object.assign(new TypeError('no'), { code: 7 });`,
    'Failed',
    'a\nTypeError: no {\n  code: 7\n}\n',
  ],
  [
    'leaves a promise rejected shows the error',
    `void Promise.reject(new Error('lost')); console.log('a');`,
    'Failed',
    'a\nError: lost\n',
  ],
  [
    'throws what nobody can read says so',
    `const no = () => { throw new Error('no'); };
     throw new Proxy({}, { get: no, ownKeys: no, getPrototypeOf: no, getOwnPropertyDescriptor: no });`,
    'Failed',
    'It threw what cannot be shown.\n',
  ],
  [
    'prints without end is cut',
    `for (let i = 0; i < 100_000; i++) console.log('line', i);`,
    /^Ran in/,
    /line 398\nline 399\nIt printed more; the rest is cut\.\n$/,
  ],
  ['prints nothing says so', '1;', /^Ran in/, 'It printed nothing.'],
];

test('a program that goes wrong, or prints too much or nothing, shows so', async ({ page }) => {
  const sample = await Sample.open(page, '/docs/v10/quickstart', 'client.ts');
  for (const [does, code, status, output] of OUTCOMES) {
    await test.step(`a program that ${does}`, async () => {
      await replaceProgram(page, code);
      await sample.run.click();
      await expect(sample.output).toHaveText(output);
      await expect(sample.status).toHaveText(status);
      await expect.poll(() => page.workers().length, 'it leaves no worker').toBe(0);
    });
  }
});

test('a program that never ends is stopped by the reader, after 5 s, and with the page, and keeps what it printed @nightly', async ({
  page,
}) => {
  await replaceProgram(page, `console.log('a'); for (;;) {}`);
  const client = await Sample.open(page, '/docs/v10/quickstart', 'client.ts');
  const other = Sample.of(page, 'refused.ts');
  await client.run.click();
  await other.run.click();
  await expect(client.output).toHaveText('a\n');
  await expect.poll(() => page.workers().length).toBe(2);
  await client.stop.click();
  await expect(client.status).toHaveText('Stopped');
  await expect(client.output).toHaveText('a\n');
  await expect(client.run).toHaveText('Run again');
  await expect.poll(() => page.workers().length).toBe(1);
  await client.run.click();
  await expect(other.status).toHaveText('Stopped after 5 s', { timeout: 8000 });
  await expect(client.status).toHaveText('Stopped after 5 s', { timeout: 8000 });
  await expect(client.output).toHaveText('a\n');
  await expect.poll(() => page.workers().length).toBe(0);
  await client.run.click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('link', { name: 'Router', exact: true }).first().click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a program whose worker the browser ends is said to have been ended by it @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        window.worker = this;
      }
    };
  });
  await replaceProgram(page, `console.log('a'); for (;;) {}`);
  const sample = await Sample.open(page, QUICKSTART, 'client.ts');
  await sample.run.click();
  await expect(sample.output).toHaveText('a\n');
  await sample.figure
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => window.worker.dispatchEvent(new ErrorEvent('error')));
  await expect(sample.output).toHaveText(
    'a\nThe browser ended the program: it may have used too much memory.\n',
  );
  await expect(sample.status).toHaveText('Failed');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a subscription shows the messages of its socket @nightly', async ({ page }) => {
  const sample = await Sample.open(page, '/docs/v10/subscriptions', 'tea.ts');
  await sample.run.click();
  await expect(sample.status).toHaveText(/^Ran in/);
  await expect(sample.wire.first()).toHaveText('client sends subscription message.onSend #1');
  await expect(sample.wire.last()).toHaveText('server sends stopped #1');
});

test.describe('a React sample', () => {
  const run = async (page: Page, code: string) => {
    await replaceProgram(page, code, 'run=dom');
    const sample = await Sample.open(page, LIKES, 'LikeButton.tsx');
    await sample.run.click();
    return sample;
  };

  test('runs by a press on what the page shows, beside it where both have room, and is there to be used', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const sample = await Sample.open(page, '/docs/v10/react', 'main.tsx');
    const boxes = () =>
      Promise.all(
        ['pre', '.run'].map(
          async (part) => (await sample.figure.locator(part).first().boundingBox())!,
        ),
      );
    await expect(async () => {
      const [code, preview] = await boxes();
      expect(preview!.y).toBeCloseTo(code!.y, -1);
      expect(preview!.x).toBeGreaterThanOrEqual(code!.x + code!.width - 1);
    }).toPass();
    await expect(sample.frame).toHaveCount(0);

    const item = sample.picture.getByText('Hello').first();
    await item.scrollIntoViewIfNeeded();
    const before = (await item.boundingBox())!;
    // What lies below it takes the press: what it shows is inert.
    await page.mouse.click(before.x + 5, before.y + 5);
    await expect(sample.status).toHaveText(/^Ran in \d+ ms$/);
    const after = (await sample.rendered.getByText('Hello').first().boundingBox())!;
    expect(after.x).toBeCloseTo(before.x, 0);
    const lineHeight = await sample.status.evaluate((status) =>
      parseFloat(getComputedStyle(status).lineHeight),
    );
    expect((await sample.status.boundingBox())!.height).toBeLessThan(2 * lineHeight);

    const posts = sample.rendered.getByRole('listitem');
    await expect(posts).toHaveText(['Hello 2', 'Second thoughts 0']);
    await expect(sample.picture).toHaveCount(0);
    await expect(sample.wire).toHaveText([/^GET \/post\.list\?batch=1→ 200$/]);
    await posts.first().getByRole('button').click();
    await expect(posts).toHaveText(['Hello 3', 'Second thoughts 0']);
    await expect(sample.wire).toHaveText([
      /^GET \/post\.list\?batch=1→ 200$/,
      /^POST \/post\.like\?batch=1→ 200$/,
      /^GET \/post\.list\?batch=1→ 200$/,
    ]);
    await page.setViewportSize(NARROW);
    await expect(async () => {
      const [code, preview] = await boxes();
      expect(preview!.y).toBeGreaterThanOrEqual(code!.y + code!.height - 1);
    }).toPass();
    await sample.run.click();
    await expect(posts).toHaveText(['Hello 2', 'Second thoughts 0']);
  });

  test('is never cut by what it renders @nightly', async ({ page }) => {
    for (const name of [
      'v10/react-queries',
      'v10/react-mutations',
      'v9/react-queries',
      'v9/react-mutations',
    ]) {
      await open(page, `/docs/${name}`);
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await page.locator('.sample:has(> .sample__pane) > pre').evaluateAll((all) =>
          all
            .filter((pre) => {
              const { width } = pre.parentElement!.getBoundingClientRect();
              return pre.scrollWidth > pre.clientWidth && pre.clientWidth < width - 4;
            })
            .map(({ textContent }) => textContent.slice(0, 60)),
        );
        expect(cut, `${name} at ${width} px`).toEqual([]);
      }
    }
  });

  test('is run and used with the keyboard, in a frame with a name, and goes on to print @nightly', async ({
    page,
  }) => {
    const sample = await Sample.open(page, LIKES, 'LikeButton.tsx');
    await expect(sample.figure.locator('[inert] button')).toHaveCount(1);
    await expect(sample.output).toHaveText('idle undefined');
    await sample.run.focus();
    await page.keyboard.press('Enter');
    await expect(sample.status).toHaveText(/^Ran in/);
    await expect(sample.output).toHaveText('idle undefined\n');
    await expect(sample.frame).toHaveAttribute('title', 'What LikeButton.tsx renders');
    await page.keyboard.press('Tab');
    await expect(sample.rendered.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sample.output).toHaveText(
      /^idle undefined\nloading undefined\nPOST .*\nsuccess 3\n$/,
    );
  });

  for (const { width, tag } of [
    { width: 1280, tag: '@nightly' },
    { width: 390, tag: [] },
  ]) {
    test(`takes the place of its picture at once, at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const sample = await Sample.open(page, LIKES, 'LikeButton.tsx');
      await sample.run.hover();
      const before = await sample.height();
      const box = await sample.picture.boundingBox();
      await sample.run.click();
      await expect(sample.status).toHaveText(/^Ran in/);
      await expect(sample.rendered.getByRole('button')).toBeVisible();
      expect(await sample.frame.boundingBox()).toEqual(box);
      expect(await sample.height()).toBe(before);
      expect(await sideways(page)).toBe(0);
    });
  }

  test('is as high as what it renders, and no lower again @nightly', async ({ page }) => {
    const sample = await run(
      page,
      `const root = document.getElementById('root')!;
       root.innerHTML = '<button>more</button>';
       root.onclick = () => (root.innerHTML = root.innerHTML ? '' : 'line<br>'.repeat(50));
       document.body.onkeydown = () => (root.innerHTML = 'line<br>'.repeat(50));`,
    );
    await sample.rendered.getByRole('button').press('a');
    await expect.poll(async () => (await sample.frame.boundingBox())!.height).toBeGreaterThan(1000);
    const { height } = (await sample.frame.boundingBox())!;
    const content = await sample.rendered.locator('html').evaluate((html) => html.scrollHeight);
    expect(Math.abs(content - height)).toBeLessThan(1);
    await sample.rendered.getByText('line').first().click();
    await expect(sample.rendered.locator('#root')).toBeEmpty();
    expect((await sample.frame.boundingBox())!.height).toBe(height);
  });

  test('follows the color mode @nightly', async ({ page }) => {
    // Emulated, it would be the same in all frames, whatever the page has chosen.
    await page.emulateMedia({ colorScheme: null });
    const sample = await Sample.open(page, LIKES, 'LikeButton.tsx');
    await setColorMode(page, 'dark');
    await sample.run.click();
    await expect(sample.status).toHaveText(/^Ran in/);
    for (const mode of ['dark', 'light'] as const) {
      await setColorMode(page, mode);
      const ink = mode === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)';
      await expect(sample.rendered.locator('body')).toHaveCSS('color', ink);
      await expect(sample.frame, 'else the frame has a background').toHaveCSS('color-scheme', mode);
    }
  });

  test('that fails when it is used shows the error, and goes on @nightly', async ({ page }) => {
    const sample = await run(
      page,
      `import { createRoot } from 'react-dom/client';
       const press = () => { console.log('pressed'); void Promise.reject(new Error('lost')); };
       createRoot(document.getElementById('root')!).render(<button onClick={press}>Press</button>);`,
    );
    await expect(sample.status).toHaveText(/^Ran in/);
    const button = sample.rendered.getByRole('button');
    await button.click();
    await expect(sample.output).toHaveText('pressed\nError: lost\n');
    await expect(sample.status).toHaveText('Failed');
    await button.click();
    await expect(sample.output).toHaveText('pressed\nError: lost\npressed\nError: lost\n');
  });

  test('that has no end is stopped, and its frame with it @nightly', async ({ page }) => {
    const sample = await run(
      page,
      `console.log('a'); for (;;) await new Promise((resolve) => setTimeout(resolve, 10));`,
    );
    await expect(sample.output).toHaveText('a\n');
    await sample.stop.click();
    await expect(sample.status).toHaveText('Stopped');
    await expect(sample.frame).toHaveCount(0);
    await sample.run.click();
    await expect(sample.status).toHaveText('Stopped after 5 s', { timeout: 8000 });
    await expect(sample.frame).toHaveCount(0);
  });

  test('stays where it is when a link in it is pressed @nightly', async ({ page }) => {
    const sample = await run(
      page,
      `document.getElementById('root')!.innerHTML = '<a href="/">Home</a>';`,
    );
    const link = sample.rendered.getByRole('link');
    await link.click();
    await expect(link).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows what it renders, and the HTML to those who unfold it', async ({ page }) => {
      await page.goto('/docs/v10/react');
      const sample = Sample.of(page, 'main.tsx');
      await expect(sample.picture).toHaveAccessibleName('Rendered: Hello 2 Second thoughts 0');
      await expect(sample.picture).toBeVisible();
      await expect(sample.run).toBeHidden();
      await expect(sample.output).toBeHidden();
      await sample.figure.getByText('HTML', { exact: true }).click();
      await expect(sample.output).toContainText('<ul><li>Hello <button>2</button></li>');
    });
  });
});

test('samples that show nothing by themselves say with which they run @nightly', async ({
  page,
}) => {
  for (const [address, title, hint] of [
    ['old-clients', 'answer-old-clients.ts', 'runs in Node'],
    ['react', 'server.ts', 'runs with main.tsx'],
    ['rpc', 'server.ts', 'runs with wire.ts'],
  ] as const) {
    await page.goto(`/docs/v10/${address}`, { waitUntil: 'commit' });
    const sample = Sample.of(page, title);
    await expect(sample.figure).toContainText(hint);
    await expect(sample.run).toHaveCount(0);
  }
});
