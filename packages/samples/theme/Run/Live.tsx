import { useState, type ReactNode } from 'react';
import useMessages, { type LiveProps } from './useMessages';
import Wire from './Wire';

type Props = LiveProps & {
  /** What it renders. */
  children?: ReactNode;
};

/** What a sample renders, prints, and sends over the wire, while it runs. */
export default function Live({ children, ...props }: Props) {
  const [height] = useState(() => outputHeight(props.panel));
  const { texts, wire, isCut, isOver } = useMessages(props);
  const isSilent = texts.length === 0;
  return (
    <>
      <div className="run__live" style={{ minHeight: height }}>
        {children}
        {(!children || !isSilent) && (
          <div className="sample-output">
            {children && <div className="sample-output__label">Output</div>}
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
      </div>
      <Wire messages={wire} rows={props.wire} />
    </>
  );
}

/** How high an element is, in pixels; 0 where there is none. */
export function heightOf(element: Element | null): number {
  return element?.getBoundingClientRect().height ?? 0;
}

/** What was shown before keeps its place; the wire has its own rows. */
function outputHeight(panel: HTMLElement) {
  return heightOf(panel) - heightOf(panel.querySelector('.wire'));
}
