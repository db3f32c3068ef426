// Change: ejected, so that the entry of the section one reads is marked in every table of contents
// and stays in view inside it, and so that headings that the page hides are not listed.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useCurrentSection } from '@site/shared/ui/contents/useCurrentSection';
import { useShownHeadings } from '@site/shared/ui/contents/useShownHeadings';
import { scrollBoxTo } from '@site/shared/ui/scrollIntoSight';
import { type TOCTreeNode, useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOCItems';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';

/** The share of the box above and below the current entry that shows its neighbors. */
const NEIGHBORS = 1 / 4;

/** The entries of a table of contents. */
export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  minHeadingLevel,
  maxHeadingLevel,
}: Props) {
  const { tableOfContents } = useThemeConfig();
  const entries = useFilteredAndTreeifiedTOC({
    toc: useShownHeadings(toc),
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  const current = useCurrentSection(entries.flatMap(idsOf));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]');
    const box = list.current?.parentElement;
    if (entry && box) {
      scrollBoxTo(box, entry, NEIGHBORS);
    }
  }, [current]);
  return (
    <div ref={list}>
      <Entries className={className} entries={entries} current={current} />
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly TOCTreeNode[];
  readonly current: string | undefined;
  readonly className?: string;
}

function Entries({ entries, current, className }: EntriesProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            to={`#${entry.id}`}
            className={clsx('table-of-contents__link', {
              'table-of-contents__link--active': entry.id === current,
            })}
            aria-current={entry.id === current ? 'location' : undefined}
            // The build made it from the page's heading.
            dangerouslySetInnerHTML={{ __html: entry.value }}
          />
          {entry.children.length > 0 && <Entries entries={entry.children} current={current} />}
        </li>
      ))}
    </ul>
  );
}

function idsOf({ id, children }: TOCTreeNode): string[] {
  return [id, ...children.flatMap(idsOf)];
}
