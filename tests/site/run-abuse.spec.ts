import type { Page } from '@playwright/test';
import { replaceProgram, Sample } from '../support/run';
import { searchOn } from '../support/search';
import { expect, test } from '../support/site';

declare global {
  interface Window {
    /** The worker of the program that was started last. */
    worker: Worker;
  }
}

/** What would lead a program to the network, to what is stored for the site, to other contexts, to the page. */
const DOORS = [
  ...['XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport', 'EventSource'],
  ...['RTCPeerConnection', 'importScripts', 'FontFace', 'fetchLater'],
  ...['indexedDB', 'caches', 'cookieStore', 'localStorage', 'sessionStorage', 'sharedStorage'],
  ...['Worker', 'SharedWorker', 'BroadcastChannel', 'postMessage', 'close', 'pagePort', 'open'],
];
const DOORS_OF_NAVIGATOR = ['storage', 'storageBuckets', 'locks', 'serviceWorker', 'sendBeacon'];

/** Says which of them a program has, by itself or through a prototype. */
const FIND_DOORS = `
  const names: string[] = ${JSON.stringify(DOORS)};
  console.log(names.filter((name) => name in globalThis).join() || 'no doors');
  const ofNavigator: string[] = ${JSON.stringify(DOORS_OF_NAVIGATOR)};
  const known = (globalThis as { navigator?: object }).navigator ?? {};
  console.log(ofNavigator.filter((name) => name in known).join() || 'no doors of navigator');
  console.log(String(fetch).includes('native code') ? 'native fetch' : 'own fetch');`;

/** Runs a program in place of one of the page's. */
async function run(page: Page, code: string, mode: 'run' | 'run=dom' = 'run') {
  await replaceProgram(page, code, mode);
  const [address, title] =
    mode === 'run' ? ['quickstart', 'client.ts'] : ['react-mutations', 'LikeButton.tsx'];
  const sample = await Sample.open(page, `/docs/v10/${address}`, title);
  await sample.run.click();
  return sample;
}

test('a program has nothing that leads out of it', async ({ page }) => {
  const sample = await run(page, FIND_DOORS);
  await expect(sample.output).toHaveText('no doors\nno doors of navigator\nown fetch\n');
});

test('a program with a document has nothing that leads out of it but its policy’s word', async ({
  page,
}) => {
  const sample = await run(
    page,
    `${FIND_DOORS}
     const name = (attempt: () => unknown) => {
       try { return typeof attempt(); } catch (error) { return (error as Error).name; }
     };
     const frame = document.body.appendChild(document.createElement('iframe'));
     console.log(name(() => (frame.contentWindow as Window & typeof globalThis).XMLHttpRequest));
     console.log(name(() => parent.document));
     console.log(name(() => new Function('1')));
     await fetch('https://trpc.io').catch(({ cause }) => console.log(cause.message));`,
    'run=dom',
  );
  await expect(sample.output).toHaveText(
    'no doors\nno doors of navigator\nown fetch\nSecurityError\nSecurityError\nEvalError\nSamples have no network, so they cannot reach trpc.io; call a local server.\n',
  );
});

test('a program that allocates without end is stopped, and the page is usable meanwhile @nightly', async ({
  page,
}) => {
  const sample = await run(
    page,
    `console.log('a'); const all: object[] = []; for (;;) all.push(new Array(1000).fill(all.length));`,
  );
  await expect(sample.output).toHaveText('a\n');
  await page.keyboard.press('Control+k');
  await expect(searchOn(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sample.status).toHaveText('Stopped after 5 s');
  await expect(sample.output).toHaveText('a\n');
  await sample.run.click();
  await expect(sample.output).toHaveText('a\n');
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
  const sample = await run(page, `console.log('a'); for (;;) {}`);
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
