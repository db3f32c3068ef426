import fs from 'node:fs/promises';
import path from 'node:path';
import { withoutBase } from '../../../shared/paths';
import { type Build, documentAt, type Pages } from '../../../shared/built-site/build';
import { BUILT_LEDGER, formatLedger, LEDGER, parseLedger } from './ledger';
import { lostAddresses } from './lost-addresses';
import redirects from '../redirects.json';

/**
 * Finds addresses that were once released and lead nowhere: of a page, or of a heading. Of several
 * languages it looks at the first, whose pages the others have, too.
 *
 * @throws with a sentence for each, which says the mend
 */
export async function checkAddresses(build: Build, documents: Pages, siteDir = '.') {
  const [{ baseUrl, pages: paths, sources, versions }] = build;
  const pages = new Map(
    paths.map((page) => {
      const { anchors, ids } = documentAt(documents, build, baseUrl + page.slice(1));
      return [page, { anchors, ids: new Set(ids), file: sources[page] }] as const;
    }),
  );
  const released = parseLedger(await fs.readFile(path.join(siteDir, LEDGER), 'utf8'));
  const roots = versions.map((version) => withoutBase(version.path, baseUrl));
  const lost = lostAddresses(released, pages, redirects, roots);
  if (lost.length > 0) {
    throw new Error(`Links to this site would break.\n${lost.join('\n')}`);
  }
  const built = Array.from(pages, ([page, { anchors }]) => [page, new Set(anchors)] as const);
  const file = path.join(siteDir, BUILT_LEDGER);
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, formatLedger(new Map(built)));
}
