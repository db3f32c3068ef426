import { useEffect, useState } from 'react';

/**
 * The headings that the page shows: what a filter, or a tab that is not chosen, hides is nowhere to
 * go, and no place where one is.
 *
 * @param headings - the headings of the page, in its order
 */
export function useShownHeadings<Heading extends { readonly id: string }>(
  headings: readonly Heading[],
): readonly Heading[] {
  const [hidden, setHidden] = useState('');
  const key = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const isHidden = (id: string) => document.getElementById(id)?.closest('[hidden]');
    const update = () => setHidden(key.split(' ').filter(isHidden).join(' '));
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { attributeFilter: ['hidden'], subtree: true });
    return () => observer.disconnect();
  }, [key]);
  return hidden === '' ? headings : headings.filter(({ id }) => !hidden.split(' ').includes(id));
}
