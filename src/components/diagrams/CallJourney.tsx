import { Arrow, Box, Drawing, Label } from '../Drawing';

const BOX_WIDTH = 122;
const CLIENT = 1;
/** Right of the server's steps is room for the arrows back. */
const SERVER = 196;
/** Between both. */
const MIDDLE = 159.5;

const SERVER_STEPS = ['adapter', 'createContext', 'middlewares', 'input parser', 'resolver'];

const rowY = (row: number) => 32 + row * 40;

/** The path of a call from the client to the resolver and back, below the type that both sides share. */
export default function CallJourney() {
  return (
    <Drawing
      label="At compile time, the type AppRouter goes from the server to the client. At run time, your call passes the links of the client and becomes an HTTP request. On the server it passes the adapter, createContext, the middlewares and the input parser, and reaches the resolver. What that returns goes back through the middlewares to the adapter, and as JSON through the links to your code. All but the links and the adapter is your code."
      height={303}
    >
      <Label at={[62, 18]} kind="title" text="client.ts" />
      <Label at={[257, 18]} kind="title" text="server.ts" />

      <Step x={CLIENT} row={0} text="type AppRouter" />
      <Step x={SERVER} row={0} text="type AppRouter" />
      <Label at={[MIDDLE, 41]} text="types" />
      <Arrow dashed d="M194 47H125" />

      <Step x={CLIENT} row={1} tinted text="your call" />
      <Arrow accent d="M62 102V111" />
      <Step x={CLIENT} row={2} text="links" />
      <Arrow d="M62 142V151" />
      <Step x={CLIENT} row={3} tinted text="your result" />

      <Label at={[MIDDLE, 115]} text="HTTP" />
      <Arrow accent d="M125 121H194" />
      <Arrow d="M194 133H125" />
      <Label at={[MIDDLE, 148]} text="JSON" />

      {SERVER_STEPS.map((text, index) => (
        <g key={text}>
          {index > 0 && <Arrow accent d={`M257 ${rowY(index + 1) + 30}V${rowY(index + 2) - 1}`} />}
          <Step x={SERVER} row={index + 2} tinted={index > 0} text={text} />
        </g>
      ))}
      <Arrow d="M318 280H336V214H320" />
      <Arrow d="M318 200H336V134H320" />

      <Box at={[CLIENT, 280, 22, 14]} tinted />
      <Label at={[31, 292]} anchor="start" text="your code" />
    </Drawing>
  );
}

function Step({ x, row, ...props }: { x: number; row: number; tinted?: boolean; text: string }) {
  return <Box at={[x, rowY(row), BOX_WIDTH]} {...props} />;
}
