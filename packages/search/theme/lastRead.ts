import type { ClientModule } from '@docusaurus/types';

/** A page that was read: its title, or that of the section that was gone to, and its address on this site. */
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
  const [pathname] = page.path.split('#');
  const others = lastRead().filter(({ path }) => path.split('#')[0] !== pathname);
  try {
    localStorage.setItem(KEY, JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
  } catch {
    // Storage is off or full: what was read stays unknown.
  }
}

/** Docs pages and posts are articles; lists of them, and search itself, have no such heading. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const page = document.querySelector('main article h1')?.textContent;
  const section = location.hash && document.getElementById(idIn(location.hash));
  const heading = section && /^H[2-6]$/.test(section.tagName) ? section.textContent : '';
  if (page) {
    remember({
      title: heading ? heading.replace(/\u200b/g, '').trim() : page,
      path: heading ? location.pathname + location.hash : location.pathname,
    });
  }
};

/** An address that someone has typed may have no sense. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
