import React from 'react';

const mono = 'var(--ifm-font-family-monospace)';

const steps = [
  { y: 2, name: 'throw', does: 'in any step of a procedure' },
  { y: 52, name: 'TRPCError', does: 'others are wrapped in one' },
  { y: 102, name: 'onError', does: 'your log; changes nothing' },
  { y: 152, name: 'errorFormatter', does: 'makes the shape' },
  { y: 218, name: 'response', does: 'status and JSON' },
  { y: 268, name: 'TRPCClientError', does: 'with message and data' },
];

/** The way of an error from the line that throws to the client's catch. */
export default function ErrorPath() {
  return (
    <svg
      viewBox="0 0 360 304"
      role="img"
      aria-label="On the server: something throws; anything but a TRPCError is wrapped in one; onError gets it; errorFormatter makes the shape. Then the response carries status and JSON to the client, which throws a TRPCClientError."
      style={{ display: 'block', width: '100%', maxWidth: 480, margin: '0 auto 1.25rem' }}
      fill="currentColor"
      fontSize="12.5"
    >
      <defs>
        <marker
          id="error-path-arrow"
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
      <g fill="none" stroke="currentColor" strokeWidth="1.5" markerEnd="url(#error-path-arrow)">
        {steps.slice(1).map(({ y, name }, index) => (
          <path key={name} d={`M70 ${steps[index]!.y + 34}V${y - 2}`} />
        ))}
      </g>
      <path d="M0 202h360" stroke="currentColor" strokeDasharray="4 4" opacity="0.6" />
      <text x="358" y="197" textAnchor="end" opacity="0.8">
        server
      </text>
      <text x="358" y="215" textAnchor="end" opacity="0.8">
        client
      </text>
      {steps.map(({ y, name, does }) => (
        <g key={name}>
          <rect
            x="2"
            y={y}
            width="136"
            height="34"
            rx="6"
            fill="none"
            stroke={name.startsWith('TRPC') ? 'var(--ifm-color-primary)' : 'currentColor'}
            strokeWidth={name.startsWith('TRPC') ? 2.5 : 1.5}
          />
          <text x="70" y={y + 21} fontFamily={mono} textAnchor="middle">
            {name}
          </text>
          <text x="148" y={y + 21}>
            {does}
          </text>
        </g>
      ))}
    </svg>
  );
}
