import { Arrow, Box, Drawing, Label } from '../Drawing';

const CALLS = [
  { x: 82, name: 'product.list' },
  { x: 258, name: 'user.me' },
];

/** One request with two calls: createContext runs once, both calls get the same object. */
export default function ContextScope() {
  return (
    <Drawing
      label="One HTTP request with the calls product.list and user.me. createContext runs once and makes one ctx. Both calls get it, each through its own middlewares to its own resolver. Their results make one response."
      height={270}
    >
      <Box x={40} y={1} width={260} height={32} text="one request, two calls" />
      <Arrow d="M170 33V53" />
      <Box x={80} y={54} width={180} height={34} tinted text="createContext" kind="code" />
      <Label x={170} y={118} kind="code" text="same ctx" />
      <Arrow accent d="M140 88 90 123" />
      <Arrow accent d="M200 88 250 123" />
      {CALLS.map(({ x, name }) => (
        <g key={name}>
          <Box x={x - 74} y={124} width={148} height={32} text="its middlewares" />
          <Arrow d={`M${x} 156V175`} />
          <Box x={x - 74} y={176} width={148} height={32} text={name} kind="code" />
        </g>
      ))}
      <Arrow d="M90 208 140 235" />
      <Arrow d="M250 208 200 235" />
      <Box x={100} y={236} width={140} height={32} text="one response" />
    </Drawing>
  );
}
