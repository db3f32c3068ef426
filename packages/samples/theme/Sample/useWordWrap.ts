import { useRef, useState } from 'react';

/** Answers whether a code block has lines that are too long for it, and wraps them. */
export default function useWordWrap() {
  const ref = useRef<HTMLPreElement>(null);
  const [isTooLong, setIsTooLong] = useState(false);
  const [isWrapped, setIsWrapped] = useState(false);
  return {
    ref,
    canWrap: isTooLong || isWrapped,
    isWrapped,
    /** Looks whether lines are too long; called when a reader comes to the block, not before. */
    measure: () => {
      const pre = ref.current;
      setIsTooLong(pre !== null && pre.scrollWidth > pre.clientWidth);
    },
    toggle: () => setIsWrapped(!isWrapped),
  };
}
