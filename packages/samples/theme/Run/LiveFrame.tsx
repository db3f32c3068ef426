import { useEffect, useRef, useState } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { FrameMessage, FrameRequest, RunMessage } from '../../worker/messages';
import { frameDocument } from './frame-document';
import Live, { heightOf } from './Live';
import type { LiveProps } from './useMessages';

/** Shows the run of a program with a document, which is in a frame until it is stopped. */
export default function LiveFrame(props: LiveProps) {
  const { isStopped, panel } = props;
  const [channel] = useState(() => new MessageChannel());
  const [height] = useState(() => heightOf(panel.querySelector('.preview, .run__frame')));
  // With the HTML to be unfolded, of which a run has none: what is printed below it stays there.
  const [place] = useState(() =>
    heightOf(panel.querySelector('.sample-output:has(.preview, .run__frame)')),
  );
  return (
    <Live {...props} port={channel.port1}>
      <div className="sample-output" style={{ minHeight: place }}>
        {!isStopped && <Frame {...props} channel={channel} height={height} />}
      </div>
    </Live>
  );
}

type FrameProps = Pick<LiveProps, 'texts' | 'name'> & {
  /** The line to the program. */
  channel: MessageChannel;
  /** How high it is at least, in pixels. */
  height: number;
};

/** What a program renders, to be used: as high as its content, and never lower than it was. */
function Frame({ texts, name, channel, height }: FrameProps) {
  const port = channel.port1;
  const frame = useRef<HTMLIFrameElement>(null);
  const { colorMode } = useColorMode();
  const [content] = useState(() => frameDocument(colorMode));
  const [highest, setHighest] = useState(height);

  useEffect(() => {
    let isShown = false;
    let before = 0;
    const hear = ({ data }: MessageEvent<RunMessage | FrameMessage>) => {
      if (data.type === 'fence') {
        isShown = true;
        setHighest((known) => known || before);
      } else if (data.type === 'size' && isShown) {
        setHighest((known) => Math.max(known, data.height));
      } else if (data.type === 'size') {
        // Of the samples before this one, which may be higher.
        before = data.height;
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
      title={`What ${name} renders`}
      sandbox="allow-scripts allow-forms"
      srcDoc={content}
      style={{ height: highest }}
      onLoad={() => frame.current!.contentWindow!.postMessage(texts, '*', [channel.port2])}
    />
  );
}
