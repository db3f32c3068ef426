import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../page/collect';
import { samplesOf } from '../page/page';
import { listPages } from '../page/pages';
import { SITE } from './site';

/**
 * Makes a site of copies of this site's pages that has a number of `ts` and `tsx` fences, or a few more.
 *
 * @param folder - where; it must be below this site. What was there is lost
 * @param parts - of the paths of the pages to copy, as often as it takes
 * @returns the copy with the most fences, from the folder
 */
export function makeCopies(folder: string, wanted: number, parts: string[]): string {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of ['libraries', 'samples.config.ts', 'bench', 'versions.json']) {
    fs.symlinkSync(path.resolve(name), path.join(folder, name));
  }
  const pages = pagesWithSamples(parts);
  let largest = { file: '', fences: 0 };
  for (let number = 0, made = 0; made < wanted; number++) {
    const page = pages[number % pages.length]!;
    const file = page.file.replace(/\.mdx?$/, `-${number}.mdx`);
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), page.text);
    made += page.fences;
    largest = page.fences > largest.fences ? { file, fences: page.fences } : largest;
  }
  return largest.file;
}

/** Both versions get their share: the pages come in the order of their versions, and leave from both ends. */
function pagesWithSamples(parts: string[]) {
  const pages = listPages(SITE)
    .filter(({ file }) => parts.some((part) => file.includes(part)))
    .map((page) => {
      const text = fs.readFileSync(page.file, 'utf8');
      return { file: page.file, text, fences: samplesOf(collect(text, page, SITE)).length };
    })
    .filter(({ fences }) => fences > 0);
  return pages.map((_, index) => pages.at(index % 2 ? -(index + 1) / 2 : index / 2)!);
}
