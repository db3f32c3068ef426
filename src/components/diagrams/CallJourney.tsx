import type { ReactNode } from 'react';

const ROW_HEIGHT = 38;
const BOX = { width: 142, height: 28 };
const CLIENT_X = 0;
const SERVER_X = 198;
const GAP = { from: CLIENT_X + BOX.width, to: SERVER_X };

const SERVER_STEPS = [
  { text: 'adapter', yours: false },
  { text: 'createContext', yours: true },
  { text: 'middlewares', yours: true },
  { text: 'input parser', yours: true },
  { text: 'resolver', yours: true },
];

const rowY = (row: number) => 34 + row * ROW_HEIGHT;
const rowMiddle = (row: number) => rowY(row) + BOX.height / 2;

function Step(props: { x: number; row: number; yours?: boolean; children: ReactNode }) {
  return (
    <g transform={`translate(${props.x} ${rowY(props.row)})`}>
      <rect
        x="1"
        y="0"
        width={BOX.width - 2}
        height={BOX.height}
        rx="6"
        fill={props.yours ? 'var(--ifm-color-primary)' : 'none'}
        fillOpacity="0.14"
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <text x={BOX.width / 2} y="19" textAnchor="middle">
        {props.children}
      </text>
    </g>
  );
}

function Across(props: { row: number; label: string; back?: boolean; dashed?: boolean }) {
  const y = rowMiddle(props.row);
  const [from, to] = props.back ? [GAP.to - 2, GAP.from + 2] : [GAP.from + 2, GAP.to - 2];
  return (
    <>
      <line
        x1={from}
        x2={to}
        y1={y}
        y2={y}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={props.dashed ? '4 3' : undefined}
        markerEnd="url(#call-journey-arrow)"
      />
      <text x={(from + to) / 2} y={y - 6} textAnchor="middle">
        {props.label}
      </text>
    </>
  );
}

function Down(props: { x: number; fromRow: number; toRow: number; dashed?: boolean }) {
  return (
    <line
      x1={props.x}
      x2={props.x}
      y1={rowY(props.fromRow) + BOX.height}
      y2={rowY(props.toRow) - 1}
      stroke="currentColor"
      strokeDasharray={props.dashed ? '2 4' : undefined}
      markerEnd="url(#call-journey-arrow)"
    />
  );
}

/** A call's way from the client to the resolver and back, under the type that both sides share. */
export default function CallJourney() {
  const clientMiddle = CLIENT_X + BOX.width / 2;
  const serverMiddle = SERVER_X + BOX.width / 2;
  const lastRow = SERVER_STEPS.length + 1;

  return (
    <svg
      role="img"
      aria-label="At compile time, the type AppRouter goes from the server to the client. At run time, your call passes the links of the client and becomes an HTTP request. On the server it passes the adapter, createContext, the middlewares, the input parser and the resolver. JSON comes back as the result of the call. All but the links and the adapter is your code."
      viewBox={`0 0 340 ${rowY(lastRow) + 62}`}
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 480, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="call-journey-arrow"
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
        <text x={clientMiddle} y="18">
          client.ts
        </text>
        <text x={serverMiddle} y="18">
          server.ts
        </text>
      </g>

      <Step x={CLIENT_X} row={0}>
        type AppRouter
      </Step>
      <Step x={SERVER_X} row={0}>
        type AppRouter
      </Step>
      <Across row={0} label="types" back dashed />

      <Step x={CLIENT_X} row={1} yours>
        your call
      </Step>
      <Down x={clientMiddle} fromRow={1} toRow={2} />
      <Step x={CLIENT_X} row={2}>
        links
      </Step>
      <Down x={clientMiddle} fromRow={2} toRow={lastRow} dashed />
      <Step x={CLIENT_X} row={lastRow} yours>
        your result
      </Step>
      <Across row={2} label="HTTP" />

      {SERVER_STEPS.map((step, index) => (
        <g key={step.text}>
          <Step x={SERVER_X} row={index + 2} yours={step.yours}>
            {step.text}
          </Step>
          {index > 0 && <Down x={serverMiddle} fromRow={index + 1} toRow={index + 2} />}
        </g>
      ))}
      <Across row={lastRow} label="JSON" back />

      <g transform={`translate(1 ${rowY(lastRow) + 42})`}>
        <rect
          width="22"
          height="14"
          rx="4"
          fill="var(--ifm-color-primary)"
          fillOpacity="0.14"
          stroke="currentColor"
          strokeOpacity="0.45"
        />
        <text x="30" y="12">
          your code
        </text>
      </g>
    </svg>
  );
}
