import { useState } from 'react';
import Frame from './Frame';
import { heightOf } from './height-of';
import Live from './Live';
import type { LiveProps } from './live-props';

/** Shows the run of a program with a document, which is in a frame until it is stopped. */
export default function LiveFrame(props: LiveProps) {
  const { texts = [], isStopped, name, panel } = props;
  const [channel] = useState(() => new MessageChannel());
  const [height] = useState(() => heightOf(panel.querySelector('.preview, .run__frame')));
  return (
    <Live {...props} port={channel.port1}>
      <div className="sample-output" style={{ minHeight: height }}>
        {!isStopped && (
          <Frame texts={texts} channel={channel} title={`What ${name} renders`} height={height} />
        )}
      </div>
    </Live>
  );
}
