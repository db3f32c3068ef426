import { sitemapPaths } from './support/site';
import { launchChromium } from './support/chromium';
import { startHost } from './support/host';
import { measurePage, type PageFigures, WINDOW } from './support/page-figures';

/** Prints how long the docs pages of the last build are, longest first: `npm run pages`. */
async function main() {
  const host = await startHost('build');
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: WINDOW });
  // tsx wraps named functions in this helper of its own, which the page lacks.
  await page.addInitScript('globalThis.__name = (named) => named');
  const rows: PageFigures[] = [];
  for (const path of sitemapPaths().filter((path) => path.startsWith('/docs/'))) {
    await page.goto(host.url + path);
    rows.push(await measurePage(page, path));
  }
  await browser.close();
  await host.close();
  rows.sort((a, b) => b.screens - a.screens);
  console.table(rows.map((row) => ({ ...row, ...rounded(row) })));
}

function rounded({
  screens,
  screensToCode,
  phoneScreensToCode,
  codePerThousandWords,
}: PageFigures) {
  return {
    screens: Math.round(screens * 10) / 10,
    screensToCode: Math.round(screensToCode * 10) / 10,
    phoneScreensToCode: Math.round(phoneScreensToCode * 10) / 10,
    codePerThousandWords: Math.round(codePerThousandWords),
  };
}

void main();
