import { Arrow, Box, Drawing, Label, Line } from '../Drawing';

const BRANCHES = [
  { x: 80, operations: 'query, mutation', link: 'httpBatchLink', transport: 'HTTP' },
  { x: 260, operations: 'subscription', link: 'wsLink', transport: 'socket' },
];

/** The path of a request through a chain of links with two branches. */
export default function LinkChain() {
  return (
    <Drawing
      label="A call goes down through loggerLink to splitLink. From there, queries and mutations go to httpBatchLink and on to the server over HTTP; subscriptions go to wsLink and on to the server over a WebSocket. Each answer goes back up through the same links in reverse order."
      height={380}
    >
      <Box at={[95, 2, 150]} text="your call" tinted />
      <BothWays x={170} from={32} to={68} />
      <Label at={[152, 55]} anchor="end" text="request" />
      <Label at={[188, 55]} anchor="start" text="answer" />
      <Box at={[95, 68, 150]} text="loggerLink" />
      <BothWays x={170} from={98} to={134} />
      <Box at={[95, 134, 150]} text="splitLink" />

      <Line d="M170 164V180M80 192V180H260V192" />
      {BRANCHES.map(({ x, operations, link, transport }) => (
        <g key={link}>
          <Label at={[x, 207]} text={operations} />
          <Box at={[x - 75, 216, 150]} text={link} />
          <Label at={[x, 264]} kind="note" text="terminating" />
          <BothWays x={x} from={272} to={348} />
          <Label at={[x + 18, 316]} anchor="start" text={transport} />
        </g>
      ))}
      <Box at={[5, 348, 330]} text="server" />
    </Drawing>
  );
}

/** Two arrows: the request down, and the answer up. */
function BothWays({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <>
      <Arrow d={`M${x - 9} ${from + 2}V${to - 2}`} />
      <Arrow accent dashed d={`M${x + 9} ${to - 2}V${from + 2}`} />
    </>
  );
}
