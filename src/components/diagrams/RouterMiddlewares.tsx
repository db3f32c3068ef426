const LAYERS = [
  { inset: 1, top: 1, label: "the parent's middleware" },
  { inset: 15, top: 37, label: "the child's middleware" },
];
const STEPS = ['1 input parser', '2 resolver', '3 output parser'];
const HEIGHT = 206;

/** 9.x: middlewares lie around each other, and the parsers and the resolver lie inside all of them. */
export default function RouterMiddlewares() {
  return (
    <svg
      role="img"
      aria-label="Nested boxes. The parent router's middleware is the outermost, the child router's middleware lies in it. Inside both run, in this order, the input parser, the resolver and the output parser. A call enters through next() of each middleware, and its result comes back through the same middlewares in reverse order."
      viewBox={`0 0 340 ${HEIGHT}`}
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 460, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="router-middlewares-arrow"
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
      {LAYERS.map(({ inset, top, label }) => (
        <g key={label}>
          <rect
            x={inset}
            y={top}
            width={340 - 2 * inset}
            height={HEIGHT - top - inset}
            rx="8"
            fill="none"
            stroke="currentColor"
            strokeOpacity="0.4"
          />
          <text x={inset + 12} y={top + 23}>
            {label}
          </text>
        </g>
      ))}
      {STEPS.map((step, index) => (
        <g key={step} transform={`translate(29 ${74 + index * 36})`}>
          <rect width="158" height="30" rx="6" fill="var(--ifm-color-primary)" fillOpacity="0.18" />
          <text x="12" y="19.5">
            {step}
          </text>
        </g>
      ))}
      <g stroke="var(--ifm-color-primary)" strokeWidth="1.5" fill="none">
        <path d="M216 8V88H192" markerEnd="url(#router-middlewares-arrow)" />
        <path d="M187 162H262V10" markerEnd="url(#router-middlewares-arrow)" />
      </g>
      <g fontFamily="var(--ifm-font-family-monospace)">
        <text x="222" y="84" fontSize="12">
          next
        </text>
        <text x="268" y="126" fontSize="12">
          result
        </text>
      </g>
    </svg>
  );
}
