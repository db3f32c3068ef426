import React from 'react';

const mono = 'var(--ifm-font-family-monospace)';

const steps = [
  { call: '.use(a)', sees: 'no input yet, checked result' },
  { call: '.input(x)', sees: 'refuses bad input' },
  { call: '.use(b)', sees: 'input, checked result' },
  { call: '.output(y)', sees: 'refuses a bad result' },
  { call: '.use(c)', sees: 'input, raw result' },
  { call: '.query(fn)', sees: 'makes the result' },
];

/** The chain of a 10.x procedure: calls run down, results run up. */
export default function MiddlewareChain() {
  return (
    <svg
      viewBox="0 0 360 262"
      role="img"
      aria-label="A procedure's chain from top to bottom: use a, input x, use b, output y, use c, query. A call runs down through the steps to the resolver, the result runs up through the same steps in reverse."
      style={{ display: 'block', width: '100%', maxWidth: 480, margin: '0 auto 1.25rem' }}
      fill="currentColor"
      fontSize="12.5"
    >
      <defs>
        <marker
          id="middleware-chain-arrow"
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
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        markerEnd="url(#middleware-chain-arrow)"
      >
        <path d="M14 24v228" />
        <path d="M346 252V24" />
      </g>
      <text x="2" y="14">
        call
      </text>
      <text x="358" y="14" textAnchor="end">
        result
      </text>
      {steps.map(({ call, sees }, index) => {
        const y = 22 + index * 40;
        const isMiddleware = call.startsWith('.use');
        return (
          <g key={call}>
            <rect
              x="28"
              y={y}
              width="304"
              height="32"
              rx="6"
              fill="none"
              stroke={isMiddleware ? 'var(--ifm-color-primary)' : 'currentColor'}
              strokeWidth={isMiddleware ? 2.5 : 1.5}
            />
            <text x="40" y={y + 21} fontFamily={mono}>
              {call}
            </text>
            <text x="132" y={y + 21}>
              {sees}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
