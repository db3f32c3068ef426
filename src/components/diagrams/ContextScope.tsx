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
      <Box at={[40, 1, 260, 32]} text="one request, two calls" />
      <Arrow d="M170 33V53" />
      <Box at={[80, 54, 180, 34]} tinted text="createContext" kind="code" />
      <Label at={[170, 118]} kind="code" text="same ctx" />
      <Arrow accent d="M140 88 90 123" />
      <Arrow accent d="M200 88 250 123" />
      {CALLS.map(({ x, name }) => (
        <g key={name}>
          <Box at={[x - 74, 124, 148, 32]} text="its middlewares" />
          <Arrow d={`M${x} 156V175`} />
          <Box at={[x - 74, 176, 148, 32]} text={name} kind="code" />
        </g>
      ))}
      <Arrow d="M90 208 140 235" />
      <Arrow d="M250 208 200 235" />
      <Box at={[100, 236, 140, 32]} text="one response" />
    </Drawing>
  );
}
