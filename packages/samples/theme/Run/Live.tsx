import { useState } from 'react';
import { FRAME_DOCUMENT } from '../../worker/frame-document';
import type { FrameProgram } from '../../worker/messages';
import useMessages, { type OnEnd } from './useMessages';
import Wire from './Wire';

export type LiveProps = {
  program: FrameProgram;
  /** Whether the program was stopped: its frame is removed. */
  isStopped?: boolean;
  /** The sample's title, for labels. */
  name: string;
  /** How many exchanges and messages to reserve rows for. */
  wire: number;
  /** The element that this component fills; its height must not jump. */
  panel: HTMLElement;
  onEnd: OnEnd;
};

/** Runs a program, and shows what it renders, prints, and sends over the wire. */
export default function Live({ program, isStopped, name, wire: rows, panel, onEnd }: LiveProps) {
  const [{ port1, port2 }] = useState(() => new MessageChannel());
  const [heightsBefore] = useState(() => heightsIn(panel));
  const hasDocument = program.mode === 'dom';
  const { texts, wire, height, isCut, isOver } = useMessages(
    port1,
    hasDocument,
    heightsBefore.frame,
    onEnd,
  );
  const isSilent = texts.length === 0;
  // Removing the frame ends the program.
  const frame = !isStopped && (
    <iframe
      className="run__frame"
      title={hasDocument ? `What ${name} renders` : `Runs ${name}`}
      hidden={!hasDocument}
      // With allow-forms, submit events fire; the frame's content security policy blocks the request.
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
      <div className="run__live" style={{ minHeight: heightsBefore.output }}>
        {hasDocument && (
          <div className="sample-output" style={{ minHeight: heightsBefore.rendered }}>
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

/** The heights in pixels of what the panel shows before the run. */
function heightsIn(panel: HTMLElement) {
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
  return {
    // The wire reserves its own height by `rows`.
    output: heightOf(panel) - heightOf(panel.querySelector('.wire')),
    frame: heightOf(panel.querySelector('.preview, .run__frame')),
    // With the folded HTML below the preview, which a run does not show.
    rendered: heightOf(panel.querySelector('.sample-output:has(.preview, .run__frame)')),
  };
}
