import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';

/** A page that was read: its title, or that of the section that was gone to, and its address on this site. */
export type ReadPage = { title: string; path: string };

const slot = createStorageSlot('site-search.last-read');
const MAX_PAGES = 6;

/**
 * The pages read last, the latest first. There are none where the browser stores nothing; readers who
 * chose that need not be told.
 */
export function lastRead(): ReadPage[] {
  try {
    const pages = JSON.parse(slot.get() ?? '[]') as Partial<ReadPage>[];
    return pages.filter(
      (page): page is ReadPage => typeof page.title === 'string' && page.path?.[0] === '/',
    );
  } catch {
    return [];
  }
}

function remember(page: ReadPage) {
  const others = lastRead().filter(({ path }) => !isOn(path, page.path));
  slot.set(JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
}

/** Whether two addresses are those of one page. */
export function isOn(path: string, other: string): boolean {
  return path.split('#')[0] === other.split('#')[0];
}

/** Docs pages and posts are articles; lists of them, and search itself, have no such heading. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const { pathname, hash } = location;
  const page = document.querySelector('main article h1')?.textContent;
  const heading = Array.from(document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')).find(
    ({ id }) => hash === `#${encodeURI(id)}`,
  );
  if (page) {
    remember({
      title: heading?.textContent.replace(/\u200b/g, '').trim() ?? page,
      path: heading ? pathname + hash : pathname,
    });
  }
};
