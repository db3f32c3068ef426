import fs from 'node:fs/promises';
import path from 'node:path';
import { cardFile, withoutBase } from '../../../../shared/paths';
import { type Build, documentAt, type Pages } from '../../../../shared/built-site/build';
import { openCache } from '../../../../shared/built-site/cache';
import { cardText } from './card-text';
import { createCardDrawer } from './draw';

const CODE_FILES = [path.join(__dirname, 'draw.ts'), 'static/img/logo.svg', 'package-lock.json'];

/** Writes a social card image for every page of the built site. A cache keeps the images of unchanged texts. */
export async function drawSocialCards(build: Build, documents: Pages) {
  const cache = await openCache('.cache/social-cards', CODE_FILES);
  for (const site of build) {
    const { outDir, baseUrl, pages } = site;
    const drawCard = await createCardDrawer(path.join(outDir, 'img/logo.svg'));
    for (const page of pages) {
      const route = withoutBase(page, baseUrl);
      const file = path.join(outDir, cardFile(route));
      await fs.mkdir(path.dirname(file), { recursive: true });
      const text = cardText(documentAt(documents, page), route, site);
      await fs.writeFile(file, await cache.get([text.title, text.place], () => drawCard(text)));
    }
  }
  await cache.prune();
}
