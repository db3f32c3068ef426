import clsx from 'clsx';
import { type ComponentProps, useCallback, useState } from 'react';

/**
 * A box that scrolls sideways when its content is too wide. It is focusable only then, so that arrow keys
 * scroll it: WCAG 2.2, 2.1.1.
 *
 * @param label - what screen readers call the box
 */
export default function ScrollArea({ label, className, ...props }: Props) {
  const [overflows, setOverflows] = useState(false);
  const observe = useCallback((area: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setOverflows(area.scrollWidth > area.clientWidth));
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  const focusable = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return <div ref={observe} className={clsx('scroll-area', className)} {...focusable} {...props} />;
}

interface Props extends ComponentProps<'div'> {
  readonly label: string;
}
