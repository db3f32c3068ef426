import { kilobytes } from 'docusaurus-checked-samples/testing';
import { launchChromium } from '../tests/support/chromium';
import { startHost } from '../tests/support/host';
import { bytesAhead, pageBytes } from '../tests/support/page-bytes';
import { BUDGETS } from './budgets';

/** What a first visit of each kind of page loads, as a table; run after `npm run build`. */
async function main() {
  const { firstVisits, sheetKilobytes, fontKilobytes, aheadKilobytes } = BUDGETS.pages;
  const host = await startHost('build');
  const browser = await launchChromium();
  printRow(
    'brotli',
    'HTML',
    'of it rules',
    'scripts',
    'font',
    'all styles',
    'all',
    'fetched ahead',
  );
  printRow(...Array<string>(8).fill('---'));
  for (const { name, path, htmlKilobytes, scriptsKilobytes } of firstVisits) {
    const page = await browser.newPage();
    await page.goto(host.url + path);
    await page.waitForLoadState('networkidle');
    const { html, sheet, scripts, font, laterStyles, all } = pageBytes(path);
    const bytes = [html, sheet, scripts, font, laterStyles, all, await bytesAhead(page)];
    printRow(name, ...bytes.map(kilobytes));
    const limits = [htmlKilobytes, sheetKilobytes, scriptsKilobytes, fontKilobytes];
    printRow('limit', ...limits.map((limit) => `${limit} KB`), '', '', `${aheadKilobytes} KB`);
    await page.close();
  }
  await browser.close();
  await host.close();
}

function printRow(...cells: string[]) {
  console.log(`| ${cells.join(' | ')} |`);
}

void main();
