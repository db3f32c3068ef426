import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Shows the types of a code block's names. Neither the types nor the code that shows them are loaded
 * before a pointer or the focus is on the block. Where the code does not load, the next pointer tries
 * again; browsers without popovers show no types.
 *
 * @param address - of the types of the page
 * @returns props for the `<pre>`
 */
export default function useTypes(address: string | undefined) {
  const hide = useRef<() => void>(undefined);
  // A tap is over before the code is there, and a pointer may be on another name.
  const last = useRef<Event>(undefined);
  useEffect(() => () => hide.current?.(), []);

  function start({ currentTarget: pre, nativeEvent }: SyntheticEvent<HTMLPreElement>) {
    last.current = nativeEvent;
    if (!('showPopover' in HTMLElement.prototype)) {
      return;
    }
    import('./showTypes').then(
      ({ default: showTypes }) => {
        hide.current = showTypes(pre, address!, last.current!);
      },
      () => {},
    );
  }

  return address ? { onPointerOver: start, onFocus: start, onClick: start } : {};
}
