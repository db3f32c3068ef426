import { Arrow, Box, Drawing, Label } from '../Drawing';

const STEPS = [
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
    <Drawing
      label="A procedure's chain from top to bottom: use a, input x, use b, output y, use c, query. A call runs down through the steps to the resolver, the result runs up through the same steps in reverse."
      height={270}
    >
      <Label at={[1, 16]} anchor="start" kind="title" text="call" />
      <Label at={[339, 16]} anchor="end" kind="title" text="result" />
      <Arrow accent d="M10 26V264" />
      <Arrow d="M330 264V28" />
      {STEPS.map(({ call, sees }, index) => (
        <g key={call} transform={`translate(24 ${26 + index * 40})`}>
          <Box
            at={[0, 0, 292, 34]}
            tinted={call.startsWith('.use')}
            text={call}
            kind="code"
            anchor="start"
          />
          <Label at={[100, 21.5]} anchor="start" text={sees} />
        </g>
      ))}
    </Drawing>
  );
}
