import React from 'react';

const box = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  rx: 6,
};

/** One request with two calls: createContext runs once, both calls get the same object. */
export default function ContextScope() {
  return (
    <svg
      viewBox="0 0 360 268"
      role="img"
      aria-label="One HTTP request with the calls breakfast and weather. createContext runs once and makes one ctx. Both calls get it, each through its own middlewares to its own resolver. Their results make one response."
      style={{ display: 'block', width: '100%', maxWidth: 480, margin: '0 auto 1.25rem' }}
      fill="currentColor"
      fontSize="13"
      textAnchor="middle"
    >
      <defs>
        <marker
          id="context-scope-arrow"
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
      <g fill="none" stroke="currentColor" strokeWidth="1.5" markerEnd="url(#context-scope-arrow)">
        <path d="M180 34v18" />
        <path d="M150 88 95 122" />
        <path d="m210 88 55 34" />
        <path d="M90 156v18" />
        <path d="M270 156v18" />
        <path d="m95 208 50 24" />
        <path d="m265 208-50 24" />
      </g>
      <rect x="50" y="2" width="260" height="32" {...box} />
      <text x="180" y="23">
        one request: breakfast, weather
      </text>
      <rect
        x="80"
        y="54"
        width="200"
        height="34"
        {...box}
        stroke="var(--ifm-color-primary)"
        strokeWidth="2.5"
      />
      <text x="180" y="76" fontFamily="var(--ifm-font-family-monospace)">
        createContext
      </text>
      <text x="180" y="118" fontFamily="var(--ifm-font-family-monospace)">
        same ctx
      </text>
      {[
        { x: 90, name: 'breakfast' },
        { x: 270, name: 'weather' },
      ].map(({ x, name }) => (
        <g key={name}>
          <rect x={x - 72} y="124" width="144" height="32" {...box} />
          <text x={x} y="145">
            its middlewares
          </text>
          <rect x={x - 72} y="176" width="144" height="32" {...box} />
          <text x={x} y="197" fontFamily="var(--ifm-font-family-monospace)">
            {name}
          </text>
        </g>
      ))}
      <rect x="110" y="234" width="140" height="32" {...box} />
      <text x="180" y="255">
        one response
      </text>
    </svg>
  );
}
