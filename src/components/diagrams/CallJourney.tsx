import { Arrow, Box, Drawing, DRAWING_WIDTH, Label } from '../Drawing';

const ROW_HEIGHT = 40;
const BOX = { width: 122, height: 30 };
/** Room right of the server's steps, for the arrows back */
const LANE = 22;
const CLIENT = 1;
const SERVER = DRAWING_WIDTH - LANE - BOX.width;
const MIDDLE = (CLIENT + BOX.width + SERVER) / 2;

const SERVER_STEPS = [
  { text: 'adapter', isYours: false },
  { text: 'createContext', isYours: true },
  { text: 'middlewares', isYours: true },
  { text: 'input parser', isYours: true },
  { text: 'resolver', isYours: true },
];
const WIRE = 2;
const MIDDLEWARES = 4;
const RESOLVER = 6;

const rowY = (row: number) => 32 + row * ROW_HEIGHT;

/** The path of a call from the client to the resolver and back, below the type that both sides share. */
export default function CallJourney() {
  return (
    <Drawing
      label="At compile time, the type AppRouter goes from the server to the client. At run time, your call passes the links of the client and becomes an HTTP request. On the server it passes the adapter, createContext, the middlewares and the input parser, and reaches the resolver. What that returns goes back through the middlewares to the adapter, and as JSON through the links to your code. All but the links and the adapter is your code."
      height={rowY(RESOLVER) + BOX.height + 1}
    >
      <Label x={CLIENT + BOX.width / 2} y={18} kind="title" text="client.ts" />
      <Label x={SERVER + BOX.width / 2} y={18} kind="title" text="server.ts" />

      <Box {...BOX} x={CLIENT} y={rowY(0)} text="type AppRouter" />
      <Box {...BOX} x={SERVER} y={rowY(0)} text="type AppRouter" />
      <Label x={MIDDLE} y={rowY(0) + 9} text="types" />
      <ToClient y={rowY(0) + BOX.height / 2} dashed />

      <Box {...BOX} x={CLIENT} y={rowY(WIRE - 1)} tinted text="your call" />
      <Down x={CLIENT} from={WIRE - 1} accent />
      <Box {...BOX} x={CLIENT} y={rowY(WIRE)} text="links" />
      <Down x={CLIENT} from={WIRE} />
      <Box {...BOX} x={CLIENT} y={rowY(WIRE + 1)} tinted text="your result" />

      <Label x={MIDDLE} y={rowY(WIRE) + 3} text="HTTP" />
      <Arrow accent d={`M${CLIENT + BOX.width + 2} ${rowY(WIRE) + 9}H${SERVER - 2}`} />
      <ToClient y={rowY(WIRE) + 21} />
      <Label x={MIDDLE} y={rowY(WIRE) + 36} text="JSON" />

      {SERVER_STEPS.map(({ text, isYours }, index) => (
        <g key={text}>
          {index > 0 && <Down x={SERVER} from={WIRE + index - 1} accent />}
          <Box {...BOX} x={SERVER} y={rowY(WIRE + index)} tinted={isYours} text={text} />
        </g>
      ))}
      <Back from={RESOLVER} to={MIDDLEWARES} />
      <Back from={MIDDLEWARES} to={WIRE} />

      <Box x={CLIENT} y={rowY(RESOLVER) + 8} width={22} height={14} tinted />
      <Label x={CLIENT + 30} y={rowY(RESOLVER) + 20} anchor="start" text="your code" />
    </Drawing>
  );
}

/** An arrow from one row to the next. */
function Down({ x, from, accent }: { x: number; from: number; accent?: boolean }) {
  return (
    <Arrow
      accent={accent}
      d={`M${x + BOX.width / 2} ${rowY(from) + BOX.height}V${rowY(from + 1) - 1}`}
    />
  );
}

function ToClient({ y, dashed }: { y: number; dashed?: boolean }) {
  return <Arrow d={`M${SERVER - 2} ${y}H${CLIENT + BOX.width + 2}`} dashed={dashed} />;
}

/** An arrow from a step back to its caller, past the steps between them. */
function Back({ from, to }: { from: number; to: number }) {
  const right = SERVER + BOX.width;
  return (
    <Arrow d={`M${right} ${rowY(from) + 8}H${right + LANE - 4}V${rowY(to) + 22}H${right + 2}`} />
  );
}
