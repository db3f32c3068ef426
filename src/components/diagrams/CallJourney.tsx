import { Arrow, Box, Drawing, DRAWING_WIDTH, Label } from '../Drawing';

const ROW_HEIGHT = 40;
const BOX = { width: 140, height: 30 };
const CLIENT = 1;
const SERVER = DRAWING_WIDTH - BOX.width - 1;
const MIDDLE = DRAWING_WIDTH / 2;

const SERVER_STEPS = [
  { text: 'adapter', isYours: false },
  { text: 'createContext', isYours: true },
  { text: 'middlewares', isYours: true },
  { text: 'input parser', isYours: true },
  { text: 'resolver', isYours: true },
];
const LAST_ROW = SERVER_STEPS.length + 1;

const rowY = (row: number) => 32 + row * ROW_HEIGHT;

/** A call's way from the client to the resolver and back, under the type that both sides share. */
export default function CallJourney() {
  return (
    <Drawing
      label="At compile time, the type AppRouter goes from the server to the client. At run time, your call passes the links of the client and becomes an HTTP request. On the server it passes the adapter, createContext, the middlewares, the input parser and the resolver. JSON comes back as the result of the call. All but the links and the adapter is your code."
      height={rowY(LAST_ROW) + 66}
    >
      <Label x={CLIENT + BOX.width / 2} y={18} kind="title">
        client.ts
      </Label>
      <Label x={SERVER + BOX.width / 2} y={18} kind="title">
        server.ts
      </Label>

      <Box {...BOX} x={CLIENT} y={rowY(0)} text="type AppRouter" />
      <Box {...BOX} x={SERVER} y={rowY(0)} text="type AppRouter" />
      <Back row={0} label="types" dashed />

      <Box {...BOX} x={CLIENT} y={rowY(1)} tinted text="your call" />
      <Down x={CLIENT} from={1} to={2} />
      <Box {...BOX} x={CLIENT} y={rowY(2)} text="links" />
      <Down x={CLIENT} from={2} to={LAST_ROW} dashed />
      <Box {...BOX} x={CLIENT} y={rowY(LAST_ROW)} tinted text="your result" />

      <Label x={MIDDLE} y={rowY(2) + 9}>
        HTTP
      </Label>
      <Arrow accent d={`M${CLIENT + BOX.width + 2} ${rowY(2) + 15}H${SERVER - 2}`} />
      {SERVER_STEPS.map(({ text, isYours }, index) => (
        <g key={text}>
          {index > 0 && <Down x={SERVER} from={index + 1} to={index + 2} />}
          <Box {...BOX} x={SERVER} y={rowY(index + 2)} tinted={isYours} text={text} />
        </g>
      ))}
      <Back row={LAST_ROW} label="JSON" />

      <Box x={CLIENT} y={rowY(LAST_ROW) + 46} width={22} height={14} tinted />
      <Label x={CLIENT + 30} y={rowY(LAST_ROW) + 58} anchor="start">
        your code
      </Label>
    </Drawing>
  );
}

function Down(props: { x: number; from: number; to: number; dashed?: boolean }) {
  const x = props.x + BOX.width / 2;
  return (
    <Arrow
      d={`M${x} ${rowY(props.from) + BOX.height}V${rowY(props.to) - 1}`}
      dashed={props.dashed}
    />
  );
}

function Back(props: { row: number; label: string; dashed?: boolean }) {
  const y = rowY(props.row) + BOX.height / 2;
  return (
    <>
      <Arrow d={`M${SERVER - 2} ${y}H${CLIENT + BOX.width + 2}`} dashed={props.dashed} />
      <Label x={MIDDLE} y={y - 6}>
        {props.label}
      </Label>
    </>
  );
}
