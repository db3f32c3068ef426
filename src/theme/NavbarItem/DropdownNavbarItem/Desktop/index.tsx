// Change: ejected (unsafe), to be a button that opens by click, and works by keyboard and touch.
// Upstream's is a link: a tap navigates, a screen reader's click does nothing, and neither Escape
// nor the arrows work: https://github.com/facebook/docusaurus/issues/8478.
import { useId } from 'react';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import styles from './styles.module.css';
import { useDropdown } from './useDropdown';

/** A navbar item that opens a list of links; see the pattern of disclosure navigation menus. */
export default function DropdownNavbarItemDesktop({ items, position, className, label }: Props) {
  const menuId = useId();
  const { dropdownRef, isOpen, toggle } = useDropdown();
  // As the languages of a site that has one.
  if (items.length < 2) {
    return <span className={clsx('navbar__item', 'navbar__link', styles.single)}>{label}</span>;
  }
  return (
    <div
      ref={dropdownRef}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': isOpen !== false,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        type="button"
        aria-expanded={isOpen === true}
        aria-controls={menuId}
        className={clsx('clean-btn', 'navbar__link', styles.button, className)}
        onClick={toggle}
      >
        {label}
      </button>
      <ul id={menuId} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
