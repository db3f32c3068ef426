import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The state of a dropdown, and its keys: arrows, Home and End move through the links, Escape closes
 * and leaves the focus on the button. Focus or a press elsewhere closes it too.
 *
 * @returns the ref of the element around button and links, whether it is open, which nobody has decided
 *   while it is `undefined`, and what the button does
 */
export function useDropdown() {
  const dropdownRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const dropdown = dropdownRef.current;
    if (!dropdown) {
      return;
    }
    const onOutside = (event: Event) => {
      if (!dropdown.contains(event.target as Node)) {
        setOpen((wasOpen) => wasOpen && undefined);
      }
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') {
        return;
      }
      // A menu that hovering opened must go away, too: WCAG 2.2, 1.4.13.
      setOpen(false);
      if (dropdown.contains(document.activeElement)) {
        dropdown.querySelector('button')?.focus();
      }
    };
    const onArrow = (event: KeyboardEvent) => {
      const links = Array.from(dropdown.querySelectorAll('a'));
      const current = links.indexOf(event.target as never);
      const next = linkAfter(event.key, links, current);
      if (!next) {
        return;
      }
      event.preventDefault();
      // A hidden link takes no focus, so the menu opens first.
      flushSync(() => setOpen(true));
      next.focus();
    };
    const onHover = () => setOpen((wasOpen) => wasOpen || undefined);
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    dropdown.addEventListener('keydown', onArrow, { signal });
    dropdown.addEventListener('pointerenter', onHover, { signal });
    dropdown.addEventListener('pointerleave', onHover, { signal });
    return () => listeners.abort();
  }, []);

  return { dropdownRef, isOpen, toggle: () => setOpen(!isOpen) };
}

/** Which link a key leads to; `current` is -1 on the button, where Home and End scroll the page. */
function linkAfter(key: string, links: HTMLElement[], current: number) {
  switch (key) {
    case 'ArrowDown':
      return links[current + 1] ?? links[0];
    case 'ArrowUp':
      return links[current - 1] ?? links.at(-1);
    case 'Home':
      return current < 0 ? undefined : links[0];
    case 'End':
      return current < 0 ? undefined : links.at(-1);
    default:
      return undefined;
  }
}
