import { useState } from 'react';
import type { PrintedText } from '../../worker/messages';
import Frame from './Frame';
import type { LiveProps } from './live-props';
import useMessages from './useMessages';
import Wire from './Wire';

/** What a sample renders, prints, and sends over the wire, while it runs. */
export default function Live(props: LiveProps) {
  const { worker, texts: frameTexts, isStopped, name, panel } = props;
  const [channel] = useState(() => new MessageChannel());
  const [{ outputHeight, previewHeight }] = useState(() => measure(panel));
  const { texts, wire, isCut, isOver } = useMessages(worker ?? channel.port1, props);
  const isSilent = texts.length === 0;
  return (
    <>
      <div className="run__live" style={{ minHeight: outputHeight }}>
        {frameTexts && (
          <div className="sample-output" style={{ minHeight: previewHeight }}>
            {!isStopped && (
              <Frame
                texts={frameTexts}
                channel={channel}
                title={`What ${name} renders`}
                height={previewHeight}
              />
            )}
          </div>
        )}
        {(worker || !isSilent) && (
          <div className="sample-output">
            {frameTexts && <div className="sample-output__label">Output</div>}
            <pre>
              <code>
                {texts.map((text, index) => (
                  <Text key={index} {...text} />
                ))}
                {isCut && (
                  <span className="run__note">It printed more; the rest is cut.{'\n'}</span>
                )}
                {isOver && isSilent && <span className="run__note">It printed nothing.</span>}
              </code>
            </pre>
          </div>
        )}
      </div>
      <Wire messages={wire} rows={props.wire} />
    </>
  );
}

/** What was shown before keeps its place; the wire has its own rows. */
function measure(panel: HTMLElement) {
  const preview = panel.querySelector('.preview, .run__frame');
  const wire = panel.querySelector('.wire');
  return {
    outputHeight: heightOf(panel) - heightOf(wire),
    previewHeight: heightOf(preview),
  };
}

function heightOf(element: Element | null) {
  return element?.getBoundingClientRect().height ?? 0;
}

function Text({ stream, text }: PrintedText) {
  return <span className={stream === 'stderr' ? 'run__error' : undefined}>{`${text}\n`}</span>;
}
