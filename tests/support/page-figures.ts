import type { Page } from '@playwright/test';
import { tooNarrow } from './site';

/** The length of a page, and of the text above its first code. */
export interface PageFigures {
  path: string;
  /** Words of the text, without code */
  words: number;
  /** Its height in windows of 1440×900 */
  screens: number;
  /** Words above the first TypeScript; 0 if there is none */
  wordsToCode: number;
  /** The position of the first TypeScript, in such windows */
  screensToCode: number;
  /** The same in windows of 390×844 */
  phoneScreensToCode: number;
  /** Inline code per thousand words of prose */
  codePerThousandWords: number;
}

export const WINDOW = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Measures the open page. */
export async function measurePage(page: Page, path: string): Promise<PageFigures> {
  const { screensToCode: phoneScreensToCode } = await measureIn(PHONE, page);
  return { path, ...(await measureIn(WINDOW, page)), phoneScreensToCode };
}

/** Counts the code blocks that are wider than their box, in a window of some width. */
export async function cutCode(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ ...WINDOW, width });
  return (await tooNarrow(page.locator('.sample pre'))).length;
}

async function measureIn(viewport: typeof WINDOW, page: Page) {
  await page.setViewportSize(viewport);
  return page.evaluate((windowHeight) => {
    const rounded = (number: number) => Math.round(number * 100) / 100;
    const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
    const content = document.querySelector('.theme-doc-markdown')!;
    const code = Array.from(content.querySelectorAll('figure, pre')).find(
      (block) => /\bimport\b|\bconst\b|=>/.test(block.textContent) && block.checkVisibility(),
    );
    const prose = Array.from(content.querySelectorAll('p, li, td, h2, h3')).filter(
      (block) => !block.closest('figure, pre, details') && !block.querySelector('p, li'),
    );
    const words = prose.reduce((sum, block) => sum + count(block.textContent), 0);
    const before = prose.filter(
      (block) => code && block.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const inline = prose.reduce((sum, block) => sum + block.querySelectorAll('code').length, 0);
    return {
      words,
      screens: rounded(document.documentElement.scrollHeight / windowHeight),
      wordsToCode: before.reduce((sum, block) => sum + count(block.textContent), 0),
      screensToCode: code
        ? rounded((code.getBoundingClientRect().top + scrollY) / windowHeight)
        : 0,
      codePerThousandWords: rounded((inline / Math.max(words, 1)) * 1000),
    };
  }, viewport.height);
}
