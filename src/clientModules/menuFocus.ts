/*
 * Keeps the focus in the mobile menu while it is open, since the menu covers the page (WCAG 2.2, 2.4.11).
 * Escape closes the menu, and its button gets the focus back.
 */

const OPEN_CLASS = 'navbar-sidebar--show';
const CLOSE_BUTTON = '.navbar-sidebar__close';

let observed: Element | null = null;

/** Docusaurus calls this when it has hydrated the first page, and after each navigation. */
export function onRouteDidUpdate() {
  // Docs, blog and other pages each render a new navbar.
  const navbar = document.querySelector<HTMLElement>('.navbar');
  if (!navbar || navbar === observed) {
    return;
  }
  observed = navbar;
  let isOpen = false;
  new MutationObserver(() => {
    if (isOpen !== navbar.classList.contains(OPEN_CLASS)) {
      isOpen = !isOpen;
      moveFocus(navbar, isOpen);
    }
  }).observe(navbar, { attributeFilter: ['class'] });
}

function moveFocus(navbar: HTMLElement, isOpen: boolean) {
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
    document.querySelector<HTMLElement>(`.${OPEN_CLASS} ${CLOSE_BUTTON}`)?.click();
  }
}
