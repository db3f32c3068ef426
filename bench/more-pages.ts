import fs from 'node:fs/promises';
import path from 'node:path';
import { forgetAddresses } from '../tests/support/site-copy';

const FOLDERS = ['docs', 'versioned_docs/version-9.x'];
const SLUG = /^slug: \/?/m;

/**
 * Copies all docs pages of a copy of the site, with their samples, until it has several times as many.
 * The copies are in no sidebar; their paths begin with a number.
 *
 * @param times - how many there are then of each page
 */
export async function multiplyPages(copy: string, times: number) {
  for (const folder of FOLDERS.map((name) => path.join(copy, name))) {
    const names = await fs.readdir(folder);
    for (let number = 2; number <= times; number += 1) {
      for (const name of names) {
        await fs.cp(path.join(folder, name), path.join(folder, `copy-${number}`, name), {
          recursive: true,
        });
      }
      await giveOwnPaths(path.join(folder, `copy-${number}`), `copy-${number}`);
    }
  }
  await forgetAddresses(copy);
}

async function giveOwnPaths(folder: string, start: string) {
  for (const name of await fs.readdir(folder, { recursive: true })) {
    if (/\.mdx?$/.test(name)) {
      const file = path.join(folder, name);
      const text = await fs.readFile(file, 'utf8');
      await fs.writeFile(file, text.replace(SLUG, `slug: /${start}/`));
    }
  }
}
