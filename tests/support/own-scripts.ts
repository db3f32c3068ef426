import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What every page of the site loads. */
const SHARED = /\/(runtime~main|main)\.\w+\.js$/;

/**
 * Opens a page, and weighs the scripts that it loads beyond those that every page loads.
 *
 * @param url - the page's address on a host of `build/`
 * @returns the size of the scripts, compressed with Brotli, in bytes
 */
export async function ownScriptBytes(page: Page, url: string): Promise<number> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      files.add(new URL(request.url()).pathname);
    }
  });
  await page.goto(url);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  return Array.from(files)
    .filter((file) => !SHARED.test(file))
    .map((file) => brotliCompressSync(fs.readFileSync(path.join('build', file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
