import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SCRIPT = /<script(?! data-rh=true type=application\/ld\+json)[^>]*>.*?<\/script>/gs;
const SCRIPTS_AFTER_FIRST_PAINT = /<template id=after-first-paint>.*?<\/template>/s;

/**
 * Makes a copy of a built site in which some pages have no scripts, and no more stylesheets than they are
 * drawn with: what no page with the same text can be faster than.
 *
 * @param pages - paths such as `/docs/v9/router`
 * @returns the folder; its owner removes it
 */
export function writeFloor(build: string, pages: string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'floor-'));
  fs.cpSync(build, folder, { recursive: true });
  for (const page of pages) {
    const file = path.join(folder, `${page === '/' ? 'index' : page}.html`);
    const html = fs.readFileSync(file, 'utf8');
    const bare = html.replace(SCRIPTS_AFTER_FIRST_PAINT, '').replace(SCRIPT, '');
    if (!SCRIPTS_AFTER_FIRST_PAINT.test(html) || /<script src/.test(bare)) {
      throw new Error(`The scripts of ${page} are elsewhere than bench/floor.ts looks for them.`);
    }
    fs.writeFileSync(file, bare);
  }
  return folder;
}
