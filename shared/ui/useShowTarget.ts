import { useLocation } from '@docusaurus/router';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from './hashTarget';

/** Shows all again where an address leads to what a filter hides. */
export function useShowTarget(showAll: () => void) {
  const location = useLocation();
  const show = useEffectEvent(showAll);
  useEffect(() => {
    const target = hashTarget(location.hash);
    if (target?.getClientRects().length === 0) {
      requestAnimationFrame(() => {
        flushSync(() => show());
        target.scrollIntoView();
      });
    }
  }, [location]);
}
