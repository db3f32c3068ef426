import fs from 'node:fs/promises';
import path from 'node:path';
import { cardFile } from '../../../../shared/paths';
import { type Build, documentAt, type Pages } from '../../../../shared/built-site/build';
import { openCache } from '../../../../shared/built-site/cache';
import { cardText } from './card-text';
import { createCardDrawer } from './draw';

/** What a card depends on besides its text. */
const CODE_FILES = [path.join(__dirname, 'draw.ts'), 'static/img/logo.svg', 'package-lock.json'];

/** Draws a social card image for every page of the built site, unless an earlier build has drawn it. */
export async function drawSocialCards(build: Build, documents: Pages) {
  const cache = await openCache('.cache/social-cards', CODE_FILES);
  for (const site of build) {
    const { outDir, baseUrl } = site;
    const drawCard = await createCardDrawer(path.join(outDir, 'img/logo.svg'));
    for (const page of site.pages) {
      const document = documentAt(documents, build, baseUrl + page.slice(1));
      const file = path.join(outDir, cardFile(page));
      await fs.mkdir(path.dirname(file), { recursive: true });
      const text = cardText(document, page, site);
      await fs.writeFile(file, await cache.get([text.title, text.place], () => drawCard(text)));
    }
  }
  await cache.prune();
}
