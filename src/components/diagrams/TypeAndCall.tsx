import type { ReactNode } from 'react';

const SERVER_STEPS = [
  'adapter: reads path and input',
  'createContext: once per request',
  'middlewares: in order',
  'input parser: checks the input',
  'resolver: your function',
];
const STEP_HEIGHT = 28;

function Box(props: { y: number; height: number; title: string; children: ReactNode }) {
  return (
    <g transform={`translate(0 ${props.y})`}>
      <rect
        x="1"
        y="1"
        width="338"
        height={props.height}
        rx="8"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.4"
      />
      <text x="14" y="24" fontWeight="700">
        {props.title}
      </text>
      {props.children}
    </g>
  );
}

/** One call, from the client through the server, beside the type that both share. */
export default function TypeAndCall() {
  return (
    <svg
      role="img"
      aria-label="At run time the client sends an HTTP request to the server, where it passes the adapter, createContext, the middlewares, the input parser and the resolver, and JSON comes back. At compile time only, the type AppRouter goes from the server file to the client file."
      viewBox="0 0 340 392"
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 460, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="type-and-call-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="var(--ifm-color-primary)" />
        </marker>
      </defs>

      <Box y={0} height={86} title="client.ts">
        <text x="14" y="48" fontFamily="var(--ifm-font-family-monospace)">
          client.query(path, input)
        </text>
        <text x="14" y="72">
          links: batch the calls, send them
        </text>
      </Box>

      <g stroke="var(--ifm-color-primary)" strokeWidth="1.5">
        <path d="M30 88V204" markerEnd="url(#type-and-call-arrow)" />
        <path d="M150 204V88" markerEnd="url(#type-and-call-arrow)" />
        <path d="M226 204V88" strokeDasharray="5 4" markerEnd="url(#type-and-call-arrow)" />
      </g>
      <text x="38" y="134">
        HTTP request
        <tspan x="38" dy="18" fillOpacity="0.75">
          (run time)
        </tspan>
      </text>
      <text x="158" y="134">
        JSON
      </text>
      <text x="234" y="134">
        type AppRouter
        <tspan x="234" dy="18" fillOpacity="0.75">
          (compile time)
        </tspan>
      </text>

      <Box y={206} height={182} title="server.ts">
        {SERVER_STEPS.map((step, index) => (
          <g key={step} transform={`translate(14 ${36 + index * STEP_HEIGHT})`}>
            <circle cx="10" cy="12" r="10" fill="var(--ifm-color-primary)" fillOpacity="0.18" />
            <text x="10" y="16.5" textAnchor="middle">
              {index + 1}
            </text>
            <text x="30" y="16.5">
              {step}
            </text>
          </g>
        ))}
      </Box>
    </svg>
  );
}
