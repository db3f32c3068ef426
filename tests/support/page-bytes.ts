import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';

export const KILOBYTE = 1024;

const STYLE = /<style>(.*?)<\/style>/s;
const FONT = /url\(([^)]+\.woff2)\)/g;
const LATER_STYLES = /<link rel=stylesheet href=([^ >]+)/g;
const SCRIPTS = /<script src=([^ >]+)/g;

const weighed = new Map<string, number>();

/**
 * Measures the files that a built page names in its HTML: all that a first visit loads, except icons.
 *
 * @param page - a path such as `/docs/v9/router`
 * @returns bytes compressed with Brotli
 */
export function pageBytes(page: string) {
  const html = fs.readFileSync(`build${page === '/' ? '/index' : page}.html`, 'utf8');
  const filesOf = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, file = '']) => file);
  const weigh = (pattern: RegExp) =>
    filesOf(pattern).reduce((sum, file) => sum + fileBytes(file), 0);
  const bytes = {
    html: brotliBytes(html),
    scripts: weigh(SCRIPTS),
    // The whole stylesheet comes with the scripts.
    laterStyles: weigh(LATER_STYLES),
    font: weigh(FONT),
  };
  const all = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  // The rules that stand in the page.
  const sheet = brotliBytes(STYLE.exec(html)?.[1] ?? '');
  return { ...bytes, sheet, all };
}

/** Measures the result of `filesAhead`, in bytes compressed with Brotli. */
export async function bytesAhead(page: Page): Promise<number> {
  return (await filesAhead(page)).reduce((sum, file) => sum + fileBytes(file), 0);
}

/**
 * Lists the files of other pages that an open page has prefetched, without its own files.
 *
 * @param page - on a host of `build/`
 * @returns paths such as `/assets/js/main.js`
 */
export async function filesAhead(page: Page): Promise<string[]> {
  const { own, ahead } = await page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('#after-first-paint');
    const scripts = Array.from(template?.content.querySelectorAll('script') ?? []);
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
    return {
      own: scripts.map((script) => script.getAttribute('src')),
      ahead: Array.from(links, ({ href }) => new URL(href).pathname),
    };
  });
  return Array.from(new Set(ahead.filter((file) => !own.includes(file))));
}

/** Measures a file, compressed with Brotli; remembered, since pages share files and some take a second. */
export function fileBytes(file: string): number {
  const name = path.join('build', file);
  const bytes = weighed.get(name) ?? brotliBytes(fs.readFileSync(name));
  weighed.set(name, bytes);
  return bytes;
}

const brotliBytes = (content: string | Buffer, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Whether a text has at most so many bytes. It tries a quality first that is ten times as fast, 10 % larger. */
export function isWithin(bytes: number, content: string | Buffer): boolean {
  return [9, undefined].some((quality) => brotliBytes(content, quality) <= bytes);
}
