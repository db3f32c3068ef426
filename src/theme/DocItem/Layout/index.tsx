// Change: ejected, for a line above the title with the version, the changes since the previous version, and
// the page as Markdown; and for a table of contents beside the text only on wide screens.
import { useWindowSize } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import { markdownPath } from '@site/shared/paths';
import NearestPage from '@site/features/versions/client/NearestPage';
import PageChanges from '@site/features/page-changes/client';
import PageMenu from '@site/features/page-as-markdown/client';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import VersionInTitle from '@site/features/page-metadata/client';
import styles from './styles.module.css';

/** The widest window without a column for the table of contents; the CSS has it in rem, for larger text. */
const TWO_COLUMNS_PX = 1279;

/** The layout of a docs page. */
export default function DocItemLayout({ children }: Props) {
  const { metadata, toc } = useDoc();
  const windowSize = useWindowSize({ desktopBreakpoint: TWO_COLUMNS_PX });
  const hasContents = toc.length > 0;
  return (
    <div className={clsx('row', styles.row)}>
      <VersionInTitle />
      <div className={clsx('col', styles.text)}>
        <ContentVisibility metadata={metadata} />
        <article>
          {hasContents && <DocItemTOCMobile />}
          <div className={styles.top}>
            <DocBreadcrumbs />
            <div className={styles.version}>
              <ReleasedVersion /> <DocVersionBadge /> <DocVersionBanner /> <PageChanges />
            </div>
            <PageMenu markdownUrl={markdownPath(metadata.permalink)} editUrl={metadata.editUrl} />
          </div>
          <NearestPage />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <div className={clsx('col col--3', styles.contents)}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}

/** The label of the latest version; other versions have a badge and a banner. */
function ReleasedVersion() {
  const { isLast, label } = useDocsVersion();
  return isLast && <span className={styles.released}>{label}, the stable release.</span>;
}
