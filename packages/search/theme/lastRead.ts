import type { ClientModule } from '@docusaurus/types';

/** A page that was read: its title, and its address on this site. */
export type ReadPage = { title: string; path: string };

const KEY = 'site-search.last-read';
const MAX_PAGES = 6;

/**
 * The pages read last, the latest first. There are none where the browser stores nothing; readers who
 * chose that need not be told.
 */
export function lastRead(): ReadPage[] {
  try {
    const pages: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(pages) ? pages.filter(isReadPage) : [];
  } catch {
    return [];
  }
}

function isReadPage(page: unknown): page is ReadPage {
  const { title, path } = (page ?? {}) as Partial<ReadPage>;
  return typeof title === 'string' && typeof path === 'string' && path.startsWith('/');
}

function remember(page: ReadPage) {
  const others = lastRead().filter(({ path }) => path !== page.path);
  try {
    localStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
  } catch {
    // Storage is off or full: what was read stays unknown.
  }
}

/** Docs pages and posts are articles; lists of them, and search itself, have no such heading. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const title = document.querySelector('main article h1')?.textContent;
  if (title) {
    remember({ title, path: location.pathname });
  }
};
