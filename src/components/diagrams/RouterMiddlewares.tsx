import { Arrow, Box, Drawing, Label } from '../Drawing';

const STEPS = ['1 input parser', '2 resolver', '3 output parser'];

/** In 9.x, middlewares wrap each other, and all of them wrap the parsers and the resolver. */
export default function RouterMiddlewares() {
  return (
    <Drawing
      label="Nested boxes. The parent router's middleware is the outermost, the child router's middleware lies in it. Inside both run, in this order, the input parser, the resolver and the output parser. A call enters through next() of each middleware, and its result comes back through the same middlewares in reverse order."
      height={206}
    >
      <Box at={[1, 1, 338, 204]} />
      <Label at={[13, 24]} anchor="start" text="the parent's middleware" />
      <Box at={[15, 37, 310, 154]} />
      <Label at={[27, 60]} anchor="start" text="the child's middleware" />
      {STEPS.map((step, index) => (
        <Box key={step} at={[29, 74 + index * 36, 158]} tinted text={step} anchor="start" />
      ))}
      <Arrow accent d="M216 8V88H190" />
      <Arrow d="M187 162H262V10" />
      <Label at={[222, 84]} anchor="start" kind="code" text="next" />
      <Label at={[268, 126]} anchor="start" kind="code" text="result" />
    </Drawing>
  );
}
