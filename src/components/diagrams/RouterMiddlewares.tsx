import { Arrow, Box, Drawing, DRAWING_WIDTH, Label } from '../Drawing';

const LAYERS = [
  { inset: 1, top: 1, label: "the parent's middleware" },
  { inset: 15, top: 37, label: "the child's middleware" },
];
const STEPS = ['1 input parser', '2 resolver', '3 output parser'];
const HEIGHT = 206;

/** In 9.x, middlewares wrap each other, and all of them wrap the parsers and the resolver. */
export default function RouterMiddlewares() {
  return (
    <Drawing
      label="Nested boxes. The parent router's middleware is the outermost, the child router's middleware lies in it. Inside both run, in this order, the input parser, the resolver and the output parser. A call enters through next() of each middleware, and its result comes back through the same middlewares in reverse order."
      height={HEIGHT}
    >
      {LAYERS.map(({ inset, top, label }) => (
        <g key={label}>
          <Box x={inset} y={top} width={DRAWING_WIDTH - 2 * inset} height={HEIGHT - top - inset} />
          <Label x={inset + 12} y={top + 23} anchor="start" text={label} />
        </g>
      ))}
      {STEPS.map((step, index) => (
        <g key={step}>
          <Box x={29} y={74 + index * 36} width={158} tinted />
          <Label x={41} y={93.5 + index * 36} anchor="start" text={step} />
        </g>
      ))}
      <Arrow accent d="M216 8V88H190" />
      <Arrow d="M187 162H262V10" />
      <Label x={222} y={84} anchor="start" kind="code" text="next" />
      <Label x={268} y={126} anchor="start" kind="code" text="result" />
    </Drawing>
  );
}
