import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Shows the types of a code block's names. The types, and `showTypes`, are loaded by the first event on the
 * block; if that fails, by the next one. Browsers without popovers show no types.
 *
 * @param url - the JSON file with the page's types
 * @returns props for the `<pre>`
 */
export default function useTypes(url: string | undefined) {
  const hide = useRef<() => void>(undefined);
  // When `showTypes` is loaded, a tap is over, and the pointer may be on another name.
  const lastEvent = useRef<Event>(undefined);
  useEffect(() => () => hide.current?.(), []);

  function start({ currentTarget: pre, nativeEvent }: SyntheticEvent<HTMLPreElement>) {
    lastEvent.current = nativeEvent;
    if (!('showPopover' in HTMLElement.prototype)) {
      return;
    }
    import('./showTypes').then(
      ({ default: showTypes }) => {
        hide.current = showTypes(pre, url!, lastEvent.current!);
      },
      () => {},
    );
  }

  return url ? { onPointerOver: start, onFocus: start, onClick: start } : {};
}
