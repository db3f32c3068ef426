import { useEffect, useRef, useState } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { FrameMessage, FrameRequest, RunMessage } from '../../worker/messages';
import { frameDocument, startFrame, type FrameStart } from './frame-document';

type Props = {
  start: FrameStart;
  /** The page's end of the line to it. */
  port: MessagePort;
  title: string;
  /** How high it is at least, in pixels. */
  height: number;
};

/** What a program renders, to be used: as high as its content, and never lower than it was. */
export default function Frame({ start, port, title, height }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { colorMode } = useColorMode();
  const [content] = useState(() => frameDocument(colorMode));
  const [highest, setHighest] = useState(height);

  useEffect(() => {
    const hear = ({ data }: MessageEvent<RunMessage | FrameMessage>) => {
      if (data.type === 'size') {
        setHighest((known) => Math.max(known, data.height));
      }
    };
    port.addEventListener('message', hear);
    return () => port.removeEventListener('message', hear);
  }, [port]);

  useEffect(() => {
    port.postMessage({ colorMode } satisfies FrameRequest);
  }, [port, colorMode]);

  return (
    <iframe
      ref={frame}
      className="run__frame"
      title={title}
      sandbox="allow-scripts allow-forms"
      srcDoc={content}
      style={{ height: highest }}
      onLoad={() => startFrame(frame.current!, start)}
    />
  );
}
