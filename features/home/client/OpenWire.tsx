import type { ComponentProps } from 'react';
import scrollIntoSight from '@site/shared/ui/scrollIntoSight';

/**
 * Wraps samples that are about HTTP: opens each exchange of a running program when it appears, and scrolls to
 * it. Elsewhere the reader opens it.
 */
export default function OpenWire(props: ComponentProps<'div'>) {
  return <div ref={openExchanges} {...props} />;
}

function openExchanges(samples: HTMLDivElement) {
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
  observer.observe(samples, { childList: true, subtree: true });
  return () => observer.disconnect();
}
