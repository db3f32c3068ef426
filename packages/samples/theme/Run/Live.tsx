import type { PrintedText } from '../../worker/messages';
import type { LiveProps } from './live-props';
import useMessages from './useMessages';
import Wire from './Wire';

/** What a sample prints, and what it sends over the wire, while it runs. */
export default function Live(props: LiveProps) {
  const { texts, wire, isCut, isOver } = useMessages(props);
  return (
    <>
      <div className="sample-output" style={{ minHeight: props.outputHeight }}>
        <pre>
          <code>
            {texts.map((text, index) => (
              <Text key={index} {...text} />
            ))}
            {isCut && <span className="run__note">It printed more; the rest is cut.{'\n'}</span>}
            {isOver && texts.length === 0 && <span className="run__note">It printed nothing.</span>}
          </code>
        </pre>
      </div>
      <Wire messages={wire} rows={props.wire} />
    </>
  );
}

function Text({ stream, text }: PrintedText) {
  return <span className={stream === 'stderr' ? 'run__error' : undefined}>{`${text}\n`}</span>;
}
