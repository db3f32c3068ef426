import { useRef, useState, type RefObject } from 'react';

/** Whether a code block has lines that are too long for it, and whether they are wrapped. */
export type WordWrap = {
  ref: RefObject<HTMLPreElement | null>;
  canWrap: boolean;
  isWrapped: boolean;
  /** Looks whether lines are too long; called when a reader comes to the block, not before. */
  measure: () => void;
  toggle: () => void;
};

/** Answers whether a code block can be wrapped, and wraps it. */
export default function useWordWrap(): WordWrap {
  const ref = useRef<HTMLPreElement>(null);
  const [isTooLong, setIsTooLong] = useState(false);
  const [isWrapped, setIsWrapped] = useState(false);
  return {
    ref,
    canWrap: isTooLong || isWrapped,
    isWrapped,
    measure() {
      const pre = ref.current;
      setIsTooLong(pre !== null && pre.scrollWidth > pre.clientWidth);
    },
    toggle: () => setIsWrapped(!isWrapped),
  };
}
