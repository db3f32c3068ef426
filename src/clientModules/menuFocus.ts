/*
 * The menu of narrow screens covers what is behind it, so the focus stays in it while it is open
 * (WCAG 2.2, 2.4.11). Escape closes it; the button that opened it has the focus then.
 */

const OPEN = 'navbar-sidebar--show';
const CLOSE_BUTTON = '.navbar-sidebar__close';

let observed: Element | null = null;

/** Docusaurus calls this when it has hydrated the first page, and after each navigation. */
export function onRouteDidUpdate() {
  // Pages of another kind bring a navbar of their own.
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!navbar || navbar === observed) {
    return;
  }
  observed = navbar;
  let isOpen = false;
  new MutationObserver(() => {
    if (isOpen !== navbar.classList.contains(OPEN)) {
      isOpen = !isOpen;
      followMenu(navbar, isOpen);
    }
  }).observe(navbar, { attributeFilter: ['class'] });
}

function followMenu(navbar: HTMLElement, isOpen: boolean) {
  for (const sibling of navbar.parentElement?.children ?? []) {
    const behind = sibling === navbar ? navbar.querySelector('.navbar__inner') : sibling;
    behind?.toggleAttribute('inert', isOpen);
  }
  if (!isOpen) {
    document.removeEventListener('keydown', closeOnEscape);
    navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    return;
  }
  document.addEventListener('keydown', closeOnEscape);
  navbar.querySelector<HTMLElement>(CLOSE_BUTTON)?.focus();
}

function closeOnEscape({ key }: KeyboardEvent) {
  if (key === 'Escape') {
    document.querySelector<HTMLElement>(`.${OPEN} ${CLOSE_BUTTON}`)?.click();
  }
}
