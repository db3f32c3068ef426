import { useEffect, useRef } from 'react';
import { scrollBoxTo } from '@site/src/components/scrollIntoSight';

/**
 * Keeps the focus in the menu of narrow screens while it is open, since the menu covers what is
 * behind it (WCAG 2.2, 2.4.11), and shows there where one is. Escape closes the menu; the button that
 * opened it has the focus then.
 *
 * @returns the ref of the navbar, which holds button and menu
 */
export function useMenuFocus({ shown, toggle }: { shown: boolean; toggle: () => void }) {
  const navbarRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const navbar = navbarRef.current;
    if (!navbar || !shown) {
      return;
    }
    const behind = Array.from(navbar.parentElement?.children ?? [], (sibling) =>
      sibling === navbar ? navbar.querySelector('.navbar__inner') : sibling,
    ).filter((element) => element instanceof HTMLElement);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    behind.forEach((element) => (element.inert = true));
    focus(navbar, '.navbar-sidebar__close');
    showCurrentPage(navbar);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      behind.forEach((element) => (element.inert = false));
      focus(navbar, '.navbar__toggle');
    };
  }, [shown, toggle]);
  return navbarRef;
}

function focus(navbar: HTMLElement, selector: string) {
  navbar.querySelector<HTMLElement>(selector)?.focus();
}

function showCurrentPage(navbar: HTMLElement) {
  const link = navbar.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const panel = link?.closest('.navbar-sidebar__item');
  if (link && panel) {
    scrollBoxTo(panel, link);
  }
}
