// Change: ejected (unsafe), so that the navbar reappears after a hash navigation, where upstream's
// hides, and comes back for a focus inside it; and so that the open menu keeps the focus.
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@site/src/upstream';
import { translate } from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';
import clsx from 'clsx';
import styles from './styles.module.css';
import { useMenuFocus } from './useMenuFocus';
import { useNavbarShown } from './useNavbarShown';

/** The fixed navbar, its slide-in menu and what covers the page beside that menu. */
export default function NavbarLayout({ children }: Props) {
  const mobileSidebar = useNavbarMobileSidebar();
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const isShown = useNavbarShown() || !hideOnScroll;
  const navbarRef = useMenuFocus(mobileSidebar);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        styles.navbar,
        !isShown && styles.navbarHidden,
        style && `navbar--${style}`,
        mobileSidebar.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div
        role="presentation"
        className="navbar-sidebar__backdrop"
        onClick={mobileSidebar.toggle}
      />
      <NavbarMobileSidebar />
    </nav>
  );
}
