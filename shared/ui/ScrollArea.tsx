import clsx from 'clsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/**
 * A box that scrolls sideways when its content is too wide. It is focusable only then, so that arrow keys
 * scroll it: WCAG 2.2, 2.1.1.
 *
 * @param label - what screen readers call the box
 */
export default function ScrollArea({ label, className, ...props }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = area;
    const observer = new ResizeObserver(() =>
      setOverflows(current!.scrollWidth > current!.clientWidth),
    );
    observer.observe(current!);
    return () => observer.disconnect();
  }, []);
  const focusable = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return <div ref={area} className={clsx('scroll-area', className)} {...focusable} {...props} />;
}

interface Props extends ComponentProps<'div'> {
  readonly label: string;
}
