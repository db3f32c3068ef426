import type { PrintedText } from '../../worker/messages';
import Frame from './Frame';
import type { LiveProps } from './live-props';
import useMessages from './useMessages';
import Wire from './Wire';

/** What a sample renders, prints, and sends over the wire, while it runs. */
export default function Live(props: LiveProps) {
  const { port, frame, isStopped, name, outputHeight, previewHeight } = props;
  const { texts, wire, isCut, isOver } = useMessages(props);
  const isSilent = texts.length === 0;
  return (
    <>
      <div className="run__live" style={{ minHeight: outputHeight }}>
        {frame && (
          <div className="sample-output" style={{ minHeight: previewHeight }}>
            {!isStopped && (
              <Frame
                start={frame}
                port={port as MessagePort}
                title={`What ${name} renders`}
                height={previewHeight}
              />
            )}
          </div>
        )}
        {(!frame || !isSilent) && (
          <div className="sample-output">
            {frame && <div className="sample-output__label">Output</div>}
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

function Text({ stream, text }: PrintedText) {
  return <span className={stream === 'stderr' ? 'run__error' : undefined}>{`${text}\n`}</span>;
}
