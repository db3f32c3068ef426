import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { TypeEntry } from '../../page/type-entry';

/** Loads the types of a page. */
export type LoadTypes = () => Promise<{ default: TypeEntry[] }>;

/**
 * Shows the types of a code block's names. Neither the types nor the code that shows them are loaded
 * before a pointer or the focus is on the block.
 *
 * @returns props for the `<pre>`
 */
export default function useTypes(load: LoadTypes | undefined) {
  const stop = useRef<Promise<() => void>>(undefined);
  useEffect(() => () => void stop.current?.then((end) => end()), []);

  function start({ currentTarget: pre, nativeEvent }: SyntheticEvent<HTMLPreElement>) {
    stop.current ??= import('./showTypes').then((module) =>
      module.default(pre, load!, nativeEvent),
    );
  }

  return load ? { onPointerOver: start, onFocus: start } : {};
}
