import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type Command, install, isMadeForTests } from './install';

/** Names on the PATH. The first is Chromium without a window system; it needs a third less CPU time. */
const INSTALLED_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Finds the Chromium for the site tests: one on the PATH, else Playwright's own.
 *
 * @returns the executable's path, or `undefined` if there is none
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = INSTALLED_NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...candidates, chromium.executablePath()].find((file) => fs.existsSync(file));
}

/** Options for every launch: no sandbox, which containers lack, and no requests of Chromium's own. */
export function launchOptions() {
  return {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
}

/** Starts Chromium; the caller closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/**
 * Finds a Chromium or installs one, and prints what it did. It tries Playwright's download, then Debian's
 * package, which helps if the download fails or lacks system libraries. System packages are installed only in
 * CI and containers.
 *
 * @throws if no Chromium starts then, with the commands to run by hand
 */
export function ensureChromium() {
  if (reportChromium()) {
    return;
  }
  const commands = isMadeForTests() ? [DOWNLOAD, ...PACKAGES] : [DOWNLOAD];
  if (install('Chromium that starts', commands, reportChromium)) {
    return;
  }
  const byHand = PACKAGES.map((words) => `sudo ${words.join(' ')}`).join('\n  ');
  throw new Error(
    `The site tests need Chromium, and there is none that starts. Install Google Chrome, or Debian's package, and run the tests again:\n  ${byHand}`,
  );
}

const DOWNLOAD: Command = ['npx', 'playwright', 'install', 'chromium'];

const PACKAGES: Command[] = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
];

/** Prints which Chromium the tests use, and returns whether it starts. */
function reportChromium() {
  const file = findChromium();
  try {
    const version = file && execFileSync(file, ['--version'], { encoding: 'utf8' }).trim();
    if (version) {
      console.log(`Site tests use ${version} (${file}).`);
    }
    return Boolean(version);
  } catch (error) {
    console.log(`${file} does not start: ${(error as Error).message}`);
    return false;
  }
}

if (require.main === module) {
  ensureChromium();
}
