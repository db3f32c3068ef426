// Change: wrapped, so that a site in one language names it, instead of offering a menu of one.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The languages of the site in the navbar. */
export default function LocaleLabelOrDropdown(props: Props) {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  if (locales.length > 1) {
    return <LocaleDropdownNavbarItem {...props} />;
  }
  const label = (
    <span className={clsx(props.mobile ? 'menu__link' : 'navbar__item navbar__link', styles.label)}>
      <IconLanguage className={styles.icon} />
      {localeConfigs[currentLocale]?.label}
    </span>
  );
  return props.mobile ? <li className="menu__list-item">{label}</li> : label;
}
