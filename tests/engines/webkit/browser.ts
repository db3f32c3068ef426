import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/free-port';
import { findMiniBrowser, WEBKIT_DRIVER, XVFB } from '../browsers';

const POLL_MS = 100;

/**
 * Starts MiniBrowser on a screen that nobody sees.
 *
 * @returns what drives it, and a function that ends all that was started
 */
export async function startWebKit(): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  const children: ChildProcess[] = [];
  const close = async () => {
    await driver?.quit();
    children.forEach((child) => child.kill());
  };
  let driver: WebDriver | undefined;
  try {
    const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(screen);
    const [display] = (await once(screen.stdout, 'data')) as [Buffer];
    const port = await freePort();
    children.push(
      spawn(WEBKIT_DRIVER, [`--port=${port}`], {
        env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
        stdio: 'ignore',
      }),
    );
    await isListening(port);
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      })
      .build();
    return { driver, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function isListening(port: number) {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) {
      return;
    }
    await wait(POLL_MS);
  }
}
