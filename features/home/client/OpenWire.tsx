import { useEffect, useRef, type ReactNode } from 'react';
import scrollIntoSight from '@site/shared/ui/scrollIntoSight';

type Props = {
  className?: string;
  /** Samples with a Run button. */
  children: ReactNode;
};

/**
 * Around samples whose point is what goes over the wire: each exchange opens as it comes, where
 * elsewhere the reader opens it, and is scrolled into sight.
 */
export default function OpenWire({ className, children }: Props) {
  const samples = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
        if (added instanceof Element) {
          added.querySelectorAll('details').forEach((exchange) => {
            exchange.open = true;
            scrollIntoSight(exchange);
          });
        }
      }
    });
    observer.observe(samples.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div className={className} ref={samples}>
      {children}
    </div>
  );
}
