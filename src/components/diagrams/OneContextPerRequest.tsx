const REQUESTS = [
  { y: 4, height: 108, request: 'a batch of two', name: 'ctx 1', calls: ['call 1', 'call 2'] },
  { y: 124, height: 68, request: 'one call', name: 'ctx 2', calls: ['call 3'] },
];
const CALL_HEIGHT = 40;

/** Two HTTP requests: each makes one context, and the calls of a batch share theirs. */
export default function OneContextPerRequest() {
  return (
    <svg
      role="img"
      aria-label="An HTTP request with a batch of two calls runs createContext once, and both calls get the same ctx. The next HTTP request runs createContext again, and its call gets another ctx."
      viewBox="0 0 340 196"
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 460, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="one-context-arrow"
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
      {REQUESTS.map(({ y, height, request, name, calls }) => {
        const middle = height / 2;
        return (
          <g key={name} transform={`translate(0 ${y})`}>
            <rect
              x="1"
              y="1"
              width="338"
              height={height - 2}
              rx="8"
              fill="none"
              stroke="currentColor"
              strokeOpacity="0.4"
            />
            <text x="12" y={middle - 4}>
              HTTP request
              <tspan x="12" dy="18" fillOpacity="0.75">
                {request}
              </tspan>
            </text>
            <path
              d={`M112 ${middle}H152`}
              stroke="var(--ifm-color-primary)"
              strokeWidth="1.5"
              markerEnd="url(#one-context-arrow)"
            />
            <rect
              x="158"
              y={middle - 17}
              width="62"
              height="34"
              rx="17"
              fill="var(--ifm-color-primary)"
              fillOpacity="0.18"
            />
            <text
              x="189"
              y={middle + 4.5}
              textAnchor="middle"
              fontFamily="var(--ifm-font-family-monospace)"
            >
              {name}
            </text>
            {calls.map((call, index) => {
              const callMiddle = middle + (index - (calls.length - 1) / 2) * CALL_HEIGHT;
              return (
                <g key={call}>
                  <path
                    d={`M222 ${middle}L266 ${callMiddle}`}
                    stroke="var(--ifm-color-primary)"
                    strokeWidth="1.5"
                    markerEnd="url(#one-context-arrow)"
                  />
                  <text x="274" y={callMiddle + 4.5}>
                    {call}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
