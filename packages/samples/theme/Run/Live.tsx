import { useState } from 'react';
import { FRAME_DOCUMENT } from '../../worker/frame-document';
import type { FrameProgram } from '../../worker/messages';
import useMessages, { type OnEnd } from './useMessages';
import Wire from './Wire';

export type LiveProps = {
  program: FrameProgram;
  /** Whether it was stopped, so that its frame is gone. */
  isStopped?: boolean;
  /** What the sample is called. */
  name: string;
  /** How many rows the wire will have. */
  wire: number;
  /** The element in which this is shown, in place of something as high. */
  panel: HTMLElement;
  onEnd: OnEnd;
};

/** Runs a program, and shows what it renders, prints, and sends over the wire. */
export default function Live({ program, isStopped, name, wire: rows, panel, onEnd }: LiveProps) {
  const [{ port1, port2 }] = useState(() => new MessageChannel());
  const [before] = useState(() => heightsIn(panel));
  const hasDocument = program.mode === 'dom';
  const { texts, wire, height, isCut, isOver } = useMessages(
    port1,
    hasDocument,
    before.frame,
    onEnd,
  );
  const isSilent = texts.length === 0;
  // With the frame ends all that runs there.
  const frame = !isStopped && (
    <iframe
      className="run__frame"
      title={hasDocument ? `What ${name} renders` : `Runs ${name}`}
      hidden={!hasDocument}
      // Forms tell the program that they are sent; the frame's policy lets them go nowhere.
      sandbox={hasDocument ? 'allow-scripts allow-forms' : 'allow-scripts'}
      srcDoc={FRAME_DOCUMENT}
      style={{ height }}
      onLoad={({ currentTarget }) =>
        currentTarget.contentWindow!.postMessage(program, '*', [port2])
      }
    />
  );
  return (
    <>
      <div className="run__live" style={{ minHeight: before.output }}>
        {hasDocument && (
          <div className="sample-output" style={{ minHeight: before.rendered }}>
            {frame}
          </div>
        )}
        {(!hasDocument || !isSilent) && (
          <div className="sample-output">
            {hasDocument && <div className="sample-output__label">Output</div>}
            <pre>
              <code>
                {texts.map(({ stream, text }, index) => (
                  <span key={index} className={stream === 'stderr' ? 'run__error' : undefined}>
                    {`${text}\n`}
                  </span>
                ))}
                {isCut && (
                  <span className="run__note">It printed more; the rest is cut.{'\n'}</span>
                )}
                {isOver && isSilent && <span className="run__note">It printed nothing.</span>}
              </code>
            </pre>
          </div>
        )}
        {!hasDocument && frame}
      </div>
      <Wire messages={wire} rows={rows} />
    </>
  );
}

/** How high parts of what was shown before are, in pixels: they keep their places. */
function heightsIn(panel: HTMLElement) {
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
  return {
    // The wire has its own rows.
    output: heightOf(panel) - heightOf(panel.querySelector('.wire')),
    frame: heightOf(panel.querySelector('.preview, .run__frame')),
    // With the HTML to be unfolded, of which a run has none: what is printed below it stays there.
    rendered: heightOf(panel.querySelector('.sample-output:has(.preview, .run__frame)')),
  };
}
