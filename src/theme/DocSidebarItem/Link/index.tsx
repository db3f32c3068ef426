// Change: wrapped, so that only a link that is hovered, touched or focused prefetches its page. Docusaurus's
// `Link` prefetches all links in view, dozens in a sidebar, and the clicked page has to wait for them. Also,
// the sidebar scrolls to the link of the current page.
import isInternalUrl from '@docusaurus/isInternalUrl';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { scrollBoxTo } from '@site/shared/ui/scrollIntoSight';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

/** A link of the docs sidebar. */
export default function DocSidebarItemLinkOnPointer(props: Props) {
  return isInternalUrl(props.item.href) ? (
    <PageLink {...props} />
  ) : (
    <DocSidebarItemLink {...props} />
  );
}

function PageLink({ item, onItemClick, activePath, level, tabIndex }: Props) {
  const isActive = isActiveSidebarItem(item, activePath);
  const path = useBaseUrl(item.href);
  useBrokenLinks().collectLink(path);
  const preload = () => void window.docusaurus.preload(path);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const box = link.current?.closest('nav.menu, .navbar-sidebar__item');
    if (isActive && box) {
      scrollBoxTo(box, link.current!);
    }
  }, [isActive]);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <Link
        ref={link}
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        to={path}
        onClick={() => onItemClick?.(item)}
        onMouseEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
        tabIndex={tabIndex}
      >
        {item.label}
      </Link>
    </li>
  );
}
