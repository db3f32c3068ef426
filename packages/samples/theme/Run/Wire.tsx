import { Fragment, type CSSProperties } from 'react';
import type { WireMessage } from '../../worker/messages';
import { describeWireMessage, type WireEntry } from '../../worker/wire';

type Props = {
  messages: WireMessage[];
  /** How many messages to reserve height for. */
  rows: number;
};

/** The list of a run's HTTP exchanges and WebSocket messages, each folded to one line. */
export default function Wire({ messages, rows }: Props) {
  if (rows === 0 && messages.length === 0) {
    return null;
  }
  return (
    <section className="wire" aria-label="The wire">
      <div className="run__label">The wire</div>
      <ol className="clean-list" style={{ '--rows': rows } as CSSProperties}>
        {messages.map((message) => (
          <li key={message.number}>
            <Entry {...describeWireMessage(message)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ title, result, isError, sides }: WireEntry) {
  return (
    <details className="fold wire__entry">
      <summary>
        <span>{title}</span>
        {result && <b data-error={isError}>→ {result}</b>}
      </summary>
      <div className="wire__sides">
        {sides.map((side, index) => (
          <dl key={index}>
            {side.map(({ name, text }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>
                  <pre>{text}</pre>
                </dd>
              </Fragment>
            ))}
          </dl>
        ))}
      </div>
    </details>
  );
}
