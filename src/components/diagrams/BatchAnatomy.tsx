const COLUMNS = [
  { path: 'a', input: '"0": …', answer: 'result' },
  { path: 'b', input: '(none)', answer: 'result' },
  { path: 'a', input: '"2": …', answer: 'error' },
];
const ROWS = ['path', 'input', 'answer'] as const;
const ROW_LABELS = {
  path: 'URL path: joined by commas',
  input: 'input: an object, keyed by position',
  answer: 'answer: an array, in the same order',
};

/** A batch of three calls: how the position ties a path, its input and its answer together. */
export default function BatchAnatomy() {
  return (
    <svg
      role="img"
      aria-label="A batch of three calls. The path is a, b, a, joined by commas. The input is an object with the keys 0 and 2, because the second call has no input. The answer is an array of three: a result, a result, an error. Position 0 of each belongs to the first call, position 1 to the second, position 2 to the third."
      viewBox="0 0 340 216"
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 460, margin: '1.5rem auto' }}
    >
      {COLUMNS.map((column, index) => (
        <g key={index} transform={`translate(${index * 114} 0)`}>
          <rect
            x="1"
            y="24"
            width="110"
            height="190"
            rx="8"
            fill="var(--ifm-color-primary)"
            fillOpacity="0.12"
          />
          <text x="56" y="16" textAnchor="middle" fontWeight="700">
            call {index}
          </text>
          {ROWS.map((row, rowIndex) => (
            <g key={row}>
              <rect
                x="11"
                y={58 + rowIndex * 62}
                width="90"
                height="26"
                rx="6"
                fill="none"
                stroke="currentColor"
                strokeOpacity="0.4"
              />
              <text
                x="56"
                y={75.5 + rowIndex * 62}
                textAnchor="middle"
                fontFamily="var(--ifm-font-family-monospace)"
              >
                {column[row]}
              </text>
            </g>
          ))}
        </g>
      ))}
      {ROWS.map((row, rowIndex) => (
        <text key={row} x="12" y={47 + rowIndex * 62}>
          {ROW_LABELS[row]}
        </text>
      ))}
    </svg>
  );
}
