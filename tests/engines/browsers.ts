import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { type Command, install, isMadeForTests } from '../support/install';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

/** Of ESR 140, Playwright wants commands that it does not have, so that no test would begin. */
const OLDEST_FIREFOX = 153;

const LIBRARIES = '/usr/lib';
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The browser of webkit2gtk-4.1, which Debian has in a folder of the machine's architecture. */
export function findMiniBrowser(): string | undefined {
  return fs
    .readdirSync(LIBRARIES)
    .map((name) => `${LIBRARIES}/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}

/** Of `Mozilla Firefox 153.7.0esr`, 153. */
function firefoxVersion() {
  const said = execFileSync(FIREFOX, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(said)?.[0]);
}

/**
 * Finds what drives Firefox and WebKit, and installs it on a machine made for the tests.
 *
 * @throws when something is missing, with the command that installs it
 */
function ensurePrograms() {
  const areThere = () =>
    [FIREFOX, WEBKIT_DRIVER, XVFB].every((file) => fs.existsSync(file)) &&
    findMiniBrowser() !== undefined &&
    firefoxVersion() >= OLDEST_FIREFOX;
  const add: Command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...PACKAGES];
  const isInstalled =
    areThere() ||
    (isMadeForTests() && install('Firefox and WebKit', [['apt-get', 'update'], add], areThere));
  if (!isInstalled) {
    throw new Error(
      `The tests of engines need Debian's packages, and one is missing, or Firefox is older than ${OLDEST_FIREFOX}: sudo apt-get update && sudo apt-get install ${PACKAGES.join(' ')}`,
    );
  }
}

if (require.main === module) {
  ensurePrograms();
}
