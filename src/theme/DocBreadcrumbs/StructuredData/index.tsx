// Change: wrapped, so that the way to a page begins at its docs version: the categories between have no
// pages, and search engines show a way of two steps or more.
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pagePath } from '@site/shared/paths';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

/** The way to a docs page, for search engines. */
export default function StructuredDataFromVersion({ breadcrumbs }: Props) {
  const { title } = useDocusaurusContext().siteConfig;
  const { activeVersion: version } = useActiveDocContext(undefined);
  const root = version && {
    type: 'link' as const,
    label: `${title} ${version.label}`,
    href: version.path,
  };
  // Without the page of the version itself.
  const below = breadcrumbs.filter(({ href }) => (href && pagePath(href)) !== root?.href);
  return <StructuredData breadcrumbs={root ? [root, ...below] : below} />;
}
