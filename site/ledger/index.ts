import fs from 'node:fs/promises';
import path from 'node:path';
import { readBuiltPage } from '../built-page';
import { withoutBase } from '../../src/data/socialCards';
import { type Build, pageFile } from '../finish/build';
import aliases from './aliases.json';
import { BUILT_LEDGER, LEDGER } from './files';
import { formatLedger, parseLedger } from './ledger';
import { lostAddresses } from './lost-addresses';
import redirects from './redirects.json';

/**
 * Finds addresses that were once released and lead nowhere: of a page, or of a heading. Of several
 * languages it looks at the first, whose pages the others have, too.
 *
 * @throws with a sentence for each, which says the mend
 */
export async function checkAddresses([site]: Build, siteDir = '.') {
  const { outDir, baseUrl, sources } = site;
  const read = async (page: string) => {
    const html = await fs.readFile(pageFile(outDir, page), 'utf8');
    return [page, { ...readBuiltPage(html), file: sources[page] }] as const;
  };
  const pages = new Map(await Promise.all(site.pages.map(read)));
  const released = parseLedger(await fs.readFile(path.join(siteDir, LEDGER), 'utf8'));
  const versions = site.versions.map((version) => withoutBase(version.path, baseUrl));
  const lost = lostAddresses(released, pages, { redirects, aliases }, versions);
  if (lost.length > 0) {
    throw new Error(`Links to this site would break.\n${lost.join('\n')}`);
  }
  const built = Array.from(pages, ([page, { anchors }]) => [page, new Set(anchors)] as const);
  const file = path.join(siteDir, BUILT_LEDGER);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, formatLedger(new Map(built)));
}
