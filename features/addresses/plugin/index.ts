import fs from 'node:fs/promises';
import path from 'node:path';
import { withoutBase } from '../../../shared/paths';
import { type Build, documentAt, type Pages } from '../../../shared/built-site/build';
import { BUILT_LEDGER, formatLedger, LEDGER, parseLedger } from './ledger';
import { lostAddresses } from './lost-addresses';
import redirects from '../redirects.json';

/**
 * Checks that all released addresses of pages and headings still work, and writes the addresses of this build
 * to `BUILT_LEDGER`. It checks the first language, since all languages have the same pages.
 *
 * @throws with a sentence per lost address, which says how to fix it
 */
export async function checkAddresses([site]: Build, documents: Pages, siteDir = '.') {
  const pathOf = (address: string) => withoutBase(address, site.baseUrl);
  const pages = new Map(
    site.pages.map((page) => {
      const document = documentAt(documents, page);
      return [pathOf(page), { ...document, file: site.sources[page] }] as const;
    }),
  );
  const released = parseLedger(await fs.readFile(path.join(siteDir, LEDGER), 'utf8'));
  const roots = site.versions.map(({ path }) => pathOf(path));
  const lost = lostAddresses(released, pages, redirects, roots);
  if (lost.length > 0) {
    throw new Error(`Links to this site would break.\n${lost.join('\n')}`);
  }
  const built = Array.from(pages, ([page, { anchors }]) => [
    page,
    ...anchors.map((anchor) => `${page}#${anchor}`),
  ]).flat();
  const file = path.join(siteDir, BUILT_LEDGER);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, formatLedger(built));
}
