import { Arrow, Box, Drawing, Label, Line } from '../Drawing';

const MIDDLE = 170;
const LEFT = 80;
const RIGHT = 260;
const WIDTH = 150;

/** The path of a request through a chain of links with two branches. */
export default function LinkChain() {
  return (
    <Drawing
      label="A call goes down through loggerLink to splitLink. From there, queries and mutations go to httpBatchLink and on to the server over HTTP; subscriptions go to wsLink and on to the server over a WebSocket. Each answer goes back up through the same links in reverse order."
      height={380}
    >
      <Link x={MIDDLE} y={2} text="your call" tinted />
      <BothWays x={MIDDLE} from={32} to={68} />
      <Label x={MIDDLE - 18} y={55} anchor="end" text="request" />
      <Label x={MIDDLE + 18} y={55} anchor="start" text="answer" />
      <Link x={MIDDLE} y={68} text="loggerLink" />
      <BothWays x={MIDDLE} from={98} to={134} />
      <Link x={MIDDLE} y={134} text="splitLink" />

      <Line d={`M${MIDDLE} 164V180M${LEFT} 192V180H${RIGHT}V192`} />
      <Branch x={LEFT} operations="query, mutation" link="httpBatchLink" transport="HTTP" />
      <Branch x={RIGHT} operations="subscription" link="wsLink" transport="socket" />
      <Box x={5} y={348} width={330} text="server" />
    </Drawing>
  );
}

function Link(props: { x: number; y: number; text: string; tinted?: boolean }) {
  const { x, ...rest } = props;
  return <Box x={x - WIDTH / 2} width={WIDTH} {...rest} />;
}

function Branch(props: { x: number; operations: string; link: string; transport: string }) {
  return (
    <>
      <Label x={props.x} y={207} text={props.operations} />
      <Link x={props.x} y={216} text={props.link} />
      <Label x={props.x} y={264} kind="note" text="terminating" />
      <BothWays x={props.x} from={272} to={348} />
      <Label x={props.x + 18} y={316} anchor="start" text={props.transport} />
    </>
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
