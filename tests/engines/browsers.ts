import fs from 'node:fs';
import { type Command, install, isMadeForTests } from '../support/install';

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

const LIBRARIES = '/usr/lib';
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** The browser of webkit2gtk-4.1, which Debian has in a folder of the machine's architecture. */
export function findMiniBrowser(): string | undefined {
  return fs
    .readdirSync(LIBRARIES)
    .map((name) => `${LIBRARIES}/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}

/**
 * Finds what drives Firefox and WebKit, and installs it on a machine made for the tests.
 *
 * @throws when something is missing, with the command that installs it
 */
function ensurePrograms() {
  const areThere = () =>
    [FIREFOX, WEBKIT_DRIVER, XVFB].every((file) => fs.existsSync(file)) &&
    findMiniBrowser() !== undefined;
  const add: Command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...PACKAGES];
  const isInstalled =
    areThere() ||
    (isMadeForTests() && install('Firefox and WebKit', [['apt-get', 'update'], add], areThere));
  if (!isInstalled) {
    throw new Error(
      `The tests of engines need Debian's packages, and one is missing: sudo apt-get install ${PACKAGES.join(' ')}`,
    );
  }
}

if (require.main === module) {
  ensurePrograms();
}
