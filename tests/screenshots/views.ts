import type { Page } from '@playwright/test';
import { searchOn } from '../support/search';
import {
  openContents,
  openMainMenu,
  openMenu,
  run,
  search,
  searchNonsense,
  showType,
} from '../support/states';

/** What is photographed: a page, as it opens or after what a reader does there. */
export interface View {
  name: string;
  path: string;
  /** What the reader does first. */
  act?: (page: Page) => Promise<void>;
  /** The widest window that has this view, in CSS pixels; any window unless given. */
  maxWidth?: number;
  /** Whether the picture ends with the window; otherwise it is as high as the page. */
  isWindow?: boolean;
}

/** The widths at which the layout is judged, in CSS pixels, with the height of such a window. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** Where the menu takes the place of the navbar's items. */
const NARROW = 996;
const DOCS = '/docs/v10';

export const VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'introduction', path: DOCS },
  { name: 'code', path: `${DOCS}/middlewares` },
  { name: 'tables', path: `${DOCS}/links` },
  { name: 'before-and-after', path: `${DOCS}/renamed-and-removed` },
  { name: 'reference', path: `${DOCS}/reference` },
  { name: 'errors', path: `${DOCS}/errors` },
  { name: 'cards', path: `${DOCS}/awesome-trpc` },
  { name: 'run', path: `${DOCS}/quickstart`, act: run, isWindow: true },
  { name: 'preview', path: `${DOCS}/react-queries`, act: runWithDocument, isWindow: true },
  { name: 'type', path: `${DOCS}/router`, act: showType, isWindow: true },
  { name: 'blog', path: '/blog' },
  { name: 'archive', path: '/blog/archive' },
  { name: 'tags', path: '/blog/tags' },
  { name: 'post', path: '/blog/hello-trpc' },
  {
    name: 'search',
    path: '/search?q=router',
    act: (page) => page.getByText(/^\d+ results/).waitFor(),
  },
  {
    name: 'search-none',
    path: '/search?q=xyzzy',
    act: (page) => page.getByText(/No results/).first().waitFor(),
  },
  { name: 'search-modal', path: DOCS, act: search, isWindow: true },
  { name: 'search-modal-empty', path: DOCS, act: (page) => searchOn(page).open(), isWindow: true },
  { name: 'search-modal-none', path: DOCS, act: searchNonsense, isWindow: true },
  { name: 'menu-docs', path: `${DOCS}/router`, act: openMenu, maxWidth: NARROW, isWindow: true },
  {
    name: 'menu-main',
    path: `${DOCS}/router`,
    act: openMainMenu,
    maxWidth: NARROW,
    isWindow: true,
  },
  { name: 'contents', path: `${DOCS}/links`, act: openContents, maxWidth: NARROW, isWindow: true },
  { name: 'not-found', path: `${DOCS}/midleware` },
];

async function runWithDocument(page: Page) {
  const preview = page.getByRole('button', { name: 'Run' }).first();
  await preview.scrollIntoViewIfNeeded();
  await preview.click();
  await page.locator('iframe').first().waitFor();
}
