import { useEffect, useRef, useState } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { FrameMessage, FrameRequest, RunMessage } from '../../worker/messages';
import { frameDocument, startFrame } from './frame-document';

type Props = {
  /** The program, and the file that it imports. */
  texts: string[];
  /** The line to it. */
  channel: MessageChannel;
  title: string;
  /** How high it is at least, in pixels. */
  height: number;
};

/** What a program renders, to be used: as high as its content, and never lower than it was. */
export default function Frame({ texts, channel, title, height }: Props) {
  const port = channel.port1;
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
      onLoad={() => startFrame(frame.current!, texts, channel.port2)}
    />
  );
}
