import type { ReactNode } from 'react';

const CLIENT = 62;
const SERVER = 278;
const MIDDLE = (CLIENT + SERVER) / 2;

function Message(props: { y: number; back?: boolean; children: ReactNode }) {
  const [from, to] = props.back ? [SERVER, CLIENT] : [CLIENT, SERVER];
  const gap = props.back ? 3 : -3;
  return (
    <>
      <text x={MIDDLE} y={props.y - 6} textAnchor="middle">
        {props.children}
      </text>
      <line
        x1={from}
        x2={to + gap}
        y1={props.y}
        y2={props.y}
        stroke="currentColor"
        strokeWidth="1.5"
        markerEnd="url(#dropped-subscription-arrow)"
      />
    </>
  );
}

/** What is lost when a socket drops, and how a new subscription fetches it. */
export default function DroppedSubscription() {
  return (
    <svg
      role="img"
      aria-label="The client subscribes, and the server sends event 1. The socket drops: the client's onError is called, the server tears the subscription down, and event 2 reaches nobody. The client opens a new socket by itself, but the subscription stays ended. Your code subscribes again after event 1, and the server sends events 2 and 3."
      viewBox="0 0 340 364"
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 480, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="dropped-subscription-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>

      <g fontWeight="700" textAnchor="middle">
        <text x={CLIENT} y="18">
          client
        </text>
        <text x={SERVER} y="18">
          server
        </text>
      </g>
      <path
        d={`M${CLIENT} 28V108M${CLIENT} 236V360M${SERVER} 28V108M${SERVER} 236V360`}
        stroke="currentColor"
        strokeOpacity="0.45"
      />

      <Message y={58}>subscribe</Message>
      <Message y={90} back>
        event 1
      </Message>

      <g>
        <rect
          x="1"
          y="108"
          width="338"
          height="128"
          rx="8"
          fill="var(--ifm-color-primary)"
          fillOpacity="0.12"
        />
        <text x={MIDDLE} y="130" textAnchor="middle" fontWeight="700">
          the socket drops
        </text>
        <g textAnchor="middle">
          <text x={CLIENT + 10} y="156">
            onError
          </text>
          <text x={SERVER - 12} y="156">
            teardown
          </text>
          <text x={SERVER - 12} y="182">
            event 2, lost
          </text>
        </g>
        <text x={MIDDLE} y="222" textAnchor="middle">
          a new socket, no subscription
        </text>
      </g>

      <Message y={270}>subscribe after event 1</Message>
      <Message y={306} back>
        event 2
      </Message>
      <Message y={338} back>
        event 3
      </Message>
    </svg>
  );
}
