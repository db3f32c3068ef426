import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from './hashTarget';

/**
 * Shows all again where an address leads to what a filter hides.
 *
 * @param showAll - stays the same function
 */
export function useShowTarget(showAll: () => void) {
  const location = useLocation();
  useEffect(() => {
    const target = hashTarget(location.hash);
    if (target?.getClientRects().length === 0) {
      requestAnimationFrame(() => {
        flushSync(showAll);
        target.scrollIntoView();
      });
    }
  }, [location, showAll]);
}
