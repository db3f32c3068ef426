import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextIndex } from './nextIndex';

/**
 * The state of a dropdown, and its keys: arrows, Home and End move through the links, Escape closes
 * and leaves the focus on the button. Focus or a press elsewhere closes it too.
 *
 * @returns the ref of the element around button and links, what shows, and what the button does
 */
export function useDropdown() {
  const dropdownRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A menu that hovering opened must go away on Escape: WCAG 2.2, 1.4.13.
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const dropdown = dropdownRef.current;
    if (!dropdown) {
      return;
    }
    const close = () => {
      setOpen(false);
      setDismissed(true);
    };
    const onOutside = (event: Event) => {
      if (!dropdown.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') {
        return;
      }
      close();
      if (dropdown.contains(document.activeElement)) {
        dropdown.querySelector('button')?.focus();
      }
    };
    const onArrow = (event: KeyboardEvent) => {
      const links = Array.from(dropdown.querySelectorAll('a'));
      const next = nextIndex(event.key, links.indexOf(event.target as never), links.length);
      if (next === undefined) {
        return;
      }
      event.preventDefault();
      // A hidden link takes no focus, so the menu opens first.
      flushSync(() => setOpen(true));
      links[next]?.focus();
    };
    const onHover = () => setDismissed(false);
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

  const toggle = () => {
    setOpen(!isOpen);
    setDismissed(isOpen);
  };
  return { dropdownRef, isOpen, isHoverable: !isDismissed, toggle };
}
