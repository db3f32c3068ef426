import { useEffect, useRef } from 'react';

/** What a program renders, in its frame, which loads as soon as it stands here. */
export default function Preview({ frame }: { frame: HTMLIFrameElement }) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => parent.current!.append(frame), [frame]);
  return <div ref={parent} className="sample-output" />;
}
