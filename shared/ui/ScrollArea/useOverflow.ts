import { useEffect, useRef, useState } from 'react';

/** Whether the content of the element with the ref is wider than the element. */
export function useOverflow() {
  const areaRef = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const area = areaRef.current;
    if (!area) {
      return;
    }
    const observer = new ResizeObserver(() => setOverflows(area.scrollWidth > area.clientWidth));
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  return { areaRef, overflows };
}
