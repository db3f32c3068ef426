// Change: wrapped, to mark the entry of the current section in every table of contents, and to keep it in view.
import { useCurrentSection } from '@site/shared/ui/useCurrentSection';
import { scrollBoxTo } from '@site/shared/ui/scrollIntoSight';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { useEffect, useRef } from 'react';

/** The current entry is kept out of this share of the box's height, at its top and at its bottom. */
const EDGE = 1 / 4;

/** The entries of a table of contents. */
export default function TOCItemsWithCurrent(props: Props) {
  const current = useCurrentSection(props.toc.map(({ id }) => id));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector(`a[href="#${current}"]`);
    const box = list.current?.parentElement;
    if (entry && box) {
      entry.setAttribute('aria-current', 'location');
      scrollBoxTo(box, entry, EDGE);
    }
    return () => entry?.removeAttribute('aria-current');
  }, [current]);
  return (
    <div ref={list}>
      {/* Turns off Docusaurus's own marking. */}
      <TOCItems {...props} linkActiveClassName={undefined} />
    </div>
  );
}
