// Change: ejected (unsafe), for a button that opens by click, keyboard and touch. Upstream's is a link: a tap
// navigates, a screen reader's click does nothing, and Escape does not close the list:
// https://github.com/facebook/docusaurus/issues/8478.
import Menu from '@site/shared/ui/Menu';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A navbar item that opens a list of links. */
export default function DropdownNavbarItemDesktop({ items, className, label }: Props) {
  // For instance the languages of a site in one language.
  if (items.length < 2) {
    return <span className={clsx('navbar__item', 'navbar__link', styles.single)}>{label}</span>;
  }
  return (
    <Menu
      className="navbar__item dropdown"
      buttonClassName={clsx('navbar__link', styles.button, className)}
      label={label}
    >
      {items.map((item, index) => (
        <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
      ))}
    </Menu>
  );
}
