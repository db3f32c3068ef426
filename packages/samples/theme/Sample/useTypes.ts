import { useEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Shows the types of a code block's names. Neither the types nor the code that shows them are loaded
 * before a pointer or the focus is on the block. Where the code does not load, the next pointer tries
 * again.
 *
 * @param address - of the types of the page
 * @returns props for the `<pre>`
 */
export default function useTypes(address: string | undefined) {
  const stop = useRef<Promise<void | (() => void)>>(undefined);
  // A tap is over before the code is there, and a pointer may be on another name.
  const last = useRef<Event>(undefined);
  useEffect(() => () => void stop.current?.then((end) => end?.()), []);

  function start({ currentTarget: pre, nativeEvent }: SyntheticEvent<HTMLPreElement>) {
    last.current = nativeEvent;
    stop.current ??= import('./showTypes')
      .then((module) => module.default(pre, address!, last.current!))
      .catch(() => {
        stop.current = undefined;
      });
  }

  return address ? { onPointerOver: start, onFocus: start, onClick: start } : {};
}
