import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { launchChromium } from '../tests/support/chromium';
import { kilobytes } from 'docusaurus-checked-samples/testing';
import { BUDGETS } from './budgets';
import { startHost } from '../tests/support/host';
import { ownScriptBytes } from '../tests/support/own-scripts';

/** What a page of each kind costs beyond what every page loads, as a table; run after `npm run build`. */

const PAGES = [
  { name: 'home', path: '/', limit: `${BUDGETS.pages.homeScriptsKilobytes} KB` },
  { name: 'an introduction', path: '/docs/v9', limit: '' },
  { name: 'the page with the most code', path: '/docs/v10/links', limit: '' },
  { name: 'the blog', path: '/blog', limit: '' },
  { name: 'a post', path: '/blog/hello-trpc', limit: '' },
];

async function main() {
  const host = await startHost('build');
  const browser = await launchChromium();
  console.log('| page | HTML, brotli | its own scripts, brotli | limit of scripts |');
  console.log('| --- | --- | --- | --- |');
  for (const { name, path, limit } of PAGES) {
    const page = await browser.newPage();
    const html = brotliCompressSync(fs.readFileSync(`build${path === '/' ? '/index' : path}.html`));
    const scripts = await ownScriptBytes(page, host.url + path);
    console.log(`| ${name} | ${kilobytes(html.length)} | ${kilobytes(scripts)} | ${limit} |`);
    await page.close();
  }
  await browser.close();
  await host.close();
}

void main();
