import type { ReactNode } from 'react';

const MIDDLE = 170;
const LEFT = 80;
const RIGHT = 260;

function Box(props: {
  x: number;
  y: number;
  width?: number;
  yours?: boolean;
  children: ReactNode;
}) {
  const width = props.width ?? 150;
  return (
    <g transform={`translate(${props.x - width / 2} ${props.y})`}>
      <rect
        width={width}
        height="30"
        rx="6"
        fill={props.yours ? 'var(--ifm-color-primary)' : 'none'}
        fillOpacity="0.14"
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <text x={width / 2} y="20" textAnchor="middle">
        {props.children}
      </text>
    </g>
  );
}

/** A request on its way down, and the answer on its way up, side by side. */
function BothWays(props: { x: number; from: number; to: number }) {
  return (
    <g strokeWidth="1.5" fill="none">
      <path
        d={`M${props.x - 9} ${props.from + 2}V${props.to - 2}`}
        stroke="currentColor"
        markerEnd="url(#link-chain-request)"
      />
      <path
        d={`M${props.x + 9} ${props.to - 2}V${props.from + 2}`}
        stroke="var(--ifm-color-primary)"
        strokeDasharray="4 3"
        markerEnd="url(#link-chain-answer)"
      />
    </g>
  );
}

function Arrowhead(props: { id: string; fill: string }) {
  return (
    <marker
      id={props.id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="6"
      markerHeight="6"
      orient="auto"
    >
      <path d="M0 0 8 4 0 8z" fill={props.fill} />
    </marker>
  );
}

/** The way of a request through a chain of links that ends in two branches. */
export default function LinkChain() {
  return (
    <svg
      role="img"
      aria-label="A call goes down through loggerLink to splitLink. From there, queries and mutations go to httpBatchLink and on to the server over HTTP; subscriptions go to wsLink and on to the server over a WebSocket. Each answer goes back up through the same links in reverse order."
      viewBox="0 0 340 384"
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 460, margin: '1.5rem auto' }}
    >
      <defs>
        <Arrowhead id="link-chain-request" fill="currentColor" />
        <Arrowhead id="link-chain-answer" fill="var(--ifm-color-primary)" />
      </defs>

      <Box x={MIDDLE} y={2} yours>
        your call
      </Box>
      <BothWays x={MIDDLE} from={32} to={68} />
      <text x={MIDDLE - 18} y="55" textAnchor="end">
        request
      </text>
      <text x={MIDDLE + 18} y="55">
        answer
      </text>
      <Box x={MIDDLE} y={68}>
        loggerLink
      </Box>
      <BothWays x={MIDDLE} from={98} to={134} />
      <Box x={MIDDLE} y={134}>
        splitLink
      </Box>

      <path
        d={`M${MIDDLE} 164V180M${LEFT} 192V180H${RIGHT}V192`}
        fill="none"
        stroke="currentColor"
      />
      <g textAnchor="middle">
        <text x={LEFT} y="207">
          query, mutation
        </text>
        <text x={RIGHT} y="207">
          subscription
        </text>
      </g>
      <Box x={LEFT} y={216}>
        httpBatchLink
      </Box>
      <Box x={RIGHT} y={216}>
        wsLink
      </Box>
      <g fillOpacity="0.75" textAnchor="middle">
        <text x={LEFT} y="264">
          terminating
        </text>
        <text x={RIGHT} y="264">
          terminating
        </text>
      </g>

      <BothWays x={LEFT} from={272} to={348} />
      <BothWays x={RIGHT} from={272} to={348} />
      <text x={LEFT + 18} y="316">
        HTTP
      </text>
      <text x={RIGHT + 18} y="316">
        socket
      </text>
      <Box x={MIDDLE} y={348} width={330}>
        server
      </Box>
    </svg>
  );
}
