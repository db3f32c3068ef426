// Change: wrapped, so that the entry of the section one reads is marked in every table of contents and
// stays in view inside it.
import { useCurrentSection } from '@site/shared/ui/useCurrentSection';
import { scrollBoxTo } from '@site/shared/ui/scrollIntoSight';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { useEffect, useRef } from 'react';

/** The share of the box above and below the current entry that shows its neighbors. */
const NEIGHBORS = 1 / 4;

/** The entries of a table of contents. */
export default function TOCItemsWithCurrent(props: Props) {
  const current = useCurrentSection(props.toc.map(({ id }) => id));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector(`a[href="#${current}"]`);
    const box = list.current?.parentElement;
    if (entry && box) {
      entry.setAttribute('aria-current', 'location');
      scrollBoxTo(box, entry, NEIGHBORS);
    }
    return () => entry?.removeAttribute('aria-current');
  }, [current]);
  return (
    <div ref={list}>
      {/* Its own way of marking is left out. */}
      <TOCItems {...props} linkActiveClassName={undefined} />
    </div>
  );
}
