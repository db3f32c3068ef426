import fs from 'node:fs/promises';
import path from 'node:path';
import { forgetAddresses, listFolders } from '../tests/support/site-copy';

const FOLDERS = ['docs', 'versioned_docs/version-9.x'];

/**
 * Copies all docs pages of a copy of the site, with their samples, until it has several times as many.
 * The sidebars list the folders. No two pages may have a title or a path in common.
 *
 * @param times - how many there are then of each page
 */
export async function multiplyPages(copy: string, times: number) {
  for (const folder of FOLDERS.map((name) => path.join(copy, name))) {
    for (const name of await fs.readdir(folder, { recursive: true })) {
      const { dir, name: base, ext } = path.parse(name);
      for (let number = 2; number <= times && /^\.mdx?$/.test(ext); number += 1) {
        const text = await fs.readFile(path.join(folder, name), 'utf8');
        const renamed = text
          .replace(/^title: (['"]?)(.*)\1$/m, `title: $1$2, copy ${number}$1`)
          .replace(/^slug: \//m, `slug: /copy-${number}-`);
        await fs.writeFile(path.join(folder, dir, `${base}-copy-${number}${ext}`), renamed);
      }
    }
  }
  await listFolders(copy);
  await forgetAddresses(copy);
}
