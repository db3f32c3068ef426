import type { ReactNode } from 'react';

const BOX_HEIGHT = 34;
const HALF = { width: 160, left: 0, right: 180 };
const ROWS = { call: 26, first: 64, second: 138, branches: 226, server: 322 };

function Link(props: { x: number; y: number; width: number; ending?: boolean; children: ReactNode }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect
        x="1"
        y="0"
        width={props.width - 2}
        height={BOX_HEIGHT}
        rx="6"
        fill={props.ending ? 'var(--ifm-color-primary)' : 'none'}
        fillOpacity="0.14"
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <text x={props.width / 2} y="22" textAnchor="middle">
        {props.children}
      </text>
    </g>
  );
}

/** A pair of arrows: the operation goes down, the result comes up. */
function Both(props: { x: number; from: number; to: number }) {
  return (
    <g stroke="currentColor" strokeWidth="1.5" markerEnd="url(#link-chain-arrow)">
      <line x1={props.x - 9} x2={props.x - 9} y1={props.from + 3} y2={props.to - 3} />
      <line x1={props.x + 9} x2={props.x + 9} y1={props.to - 3} y2={props.from + 3} />
    </g>
  );
}

/** A call's way down through the links to the server, and the result's way back up. */
export default function LinkChain() {
  const leftMiddle = HALF.left + HALF.width / 2;
  const rightMiddle = HALF.right + HALF.width / 2;

  return (
    <svg
      role="img"
      aria-label="A call makes an operation. It goes down through the first link of the array and then into splitLink, which hands it to one of two branches. Each branch ends in a terminating link: wsLink sends it over a WebSocket, httpBatchLink over HTTP. The result comes back up through the same links in the reverse order."
      viewBox={`0 0 340 ${ROWS.server + 22}`}
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 480, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="link-chain-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>

      <text x="170" y="18" textAnchor="middle" fontWeight="700">
        your call
      </text>
      <Both x={170} from={ROWS.call} to={ROWS.first} />
      <text x="152" y={ROWS.call + 24} textAnchor="end">
        operation
      </text>
      <text x="188" y={ROWS.call + 24}>
        result
      </text>

      <Link x={0} y={ROWS.first} width={340}>
        loggerLink
      </Link>
      <Both x={170} from={ROWS.first + BOX_HEIGHT} to={ROWS.second} />
      <Link x={0} y={ROWS.second} width={340}>
        splitLink: condition(op)
      </Link>

      <Both x={leftMiddle} from={ROWS.second + BOX_HEIGHT} to={ROWS.branches} />
      <Both x={rightMiddle} from={ROWS.second + BOX_HEIGHT} to={ROWS.branches} />
      <text x={leftMiddle - 18} y={ROWS.branches - 22} textAnchor="end">
        true
      </text>
      <text x={rightMiddle + 18} y={ROWS.branches - 22}>
        false
      </text>

      <Link x={HALF.left} y={ROWS.branches} width={HALF.width} ending>
        wsLink
      </Link>
      <Link x={HALF.right} y={ROWS.branches} width={HALF.width} ending>
        httpBatchLink
      </Link>

      <Both x={leftMiddle} from={ROWS.branches + BOX_HEIGHT} to={ROWS.server} />
      <Both x={rightMiddle} from={ROWS.branches + BOX_HEIGHT} to={ROWS.server} />
      <text x={leftMiddle - 18} y={ROWS.server - 26} textAnchor="end">
        WebSocket
      </text>
      <text x={rightMiddle + 18} y={ROWS.server - 26}>
        HTTP
      </text>
      <text x="170" y={ROWS.server + 16} textAnchor="middle" fontWeight="700">
        server
      </text>
    </svg>
  );
}
