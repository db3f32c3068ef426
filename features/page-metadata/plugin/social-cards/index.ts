import fs from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { cardFile } from '../../../../shared/paths';
import { type Build, documentAt, type Pages } from '../../../../shared/built-site/build';
import { cardText } from './card-text';
import { createCardDrawer } from './draw';

/** Pages drawn at the same time; drawing is bound by the processor. */
const CONCURRENT_CARDS = 4;

/** Draws a social card image for every page of the built site. */
export async function drawSocialCards(build: Build, documents: Pages) {
  for (const site of build) {
    const { outDir, baseUrl } = site;
    const drawCard = await createCardDrawer(path.join(outDir, 'img/logo.svg'));
    const draw = async (page: string) => {
      const document = documentAt(documents, build, baseUrl + page.slice(1));
      const file = path.join(outDir, cardFile(page));
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, await drawCard(cardText(document, page, site)));
    };
    await pMap(site.pages, draw, { concurrency: CONCURRENT_CARDS });
  }
}
