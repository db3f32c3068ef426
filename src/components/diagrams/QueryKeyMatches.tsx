import React from 'react';

const mono = 'var(--ifm-font-family-monospace)';

const entries = [
  { path: "'line.list'", input: '' },
  { path: "'stop.list'", input: '{ line: 4 }' },
  { path: "'stop.list'", input: "{ line: 4, zone: 'A' }" },
  { path: "'stop.list'", input: '{ line: 7 }' },
  { path: "'stop.get'", input: '41' },
];

const calls = [
  { code: 'stop.get.invalidate(41)', matched: [4] },
  { code: 'stop.list.invalidate({ line: 4 })', matched: [1, 2] },
  { code: 'stop.list.invalidate()', matched: [1, 2, 3] },
  { code: 'queryClient.invalidateQueries()', matched: [0, 1, 2, 3, 4] },
];

const ROW = 50;
const COLUMN = 30;
const DOTS = 222;
const LEGEND = 30 + entries.length * ROW;

/** Which cache entries of 10.x the helpers match: one column of dots for each call. */
export default function QueryKeyMatches() {
  return (
    <svg
      viewBox="0 0 328 384"
      role="img"
      aria-label="Five cache entries: line.list without input, stop.list with line 4, stop.list with line 4 and zone A, stop.list with line 7, stop.get with 41. stop.get.invalidate(41) matches the last. stop.list.invalidate with line 4 matches the entries with line 4, with and without zone. stop.list.invalidate() matches all three of stop.list. queryClient.invalidateQueries() matches all five."
      style={{ display: 'block', width: '100%', maxWidth: 440, margin: '0 auto 1.25rem' }}
      fill="currentColor"
      fontSize="12.5"
    >
      {calls.map(({ code }, column) => (
        <text key={code} x={DOTS + column * COLUMN} y="14" textAnchor="middle" fontWeight="bold">
          {column + 1}
        </text>
      ))}
      {entries.map(({ path, input }, row) => {
        const y = 24 + row * ROW;
        return (
          <g key={path + input}>
            <rect
              x="1"
              y={y}
              width="196"
              height={ROW - 6}
              rx="6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <text x="10" y={input ? y + 18 : y + 27} fontFamily={mono}>
              {path}
            </text>
            <text x="10" y={y + 35} fontFamily={mono}>
              {input}
            </text>
            {calls.map(({ code, matched }, column) => (
              <circle
                key={code}
                cx={DOTS + column * COLUMN}
                cy={y + ROW / 2 - 3}
                r={matched.includes(row) ? 7 : 2}
                fill={matched.includes(row) ? 'var(--ifm-color-primary)' : 'currentColor'}
                opacity={matched.includes(row) ? 1 : 0.4}
              />
            ))}
          </g>
        );
      })}
      {calls.map(({ code }, column) => (
        <g key={code}>
          <text x="1" y={LEGEND + 20 + column * 23} fontWeight="bold">
            {column + 1}
          </text>
          <text x="18" y={LEGEND + 20 + column * 23} fontFamily={mono} fontSize="12.2">
            utils.{code}
          </text>
        </g>
      ))}
    </svg>
  );
}
