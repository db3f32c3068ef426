import { Arrow, Box, Drawing, DRAWING_WIDTH, Label, Line } from '../Drawing';

const steps = (formatter: string) => [
  { y: 1, name: 'throw', does: 'in any step of a procedure' },
  { y: 51, name: 'TRPCError', does: 'others are wrapped in one' },
  { y: 101, name: 'onError', does: 'for your log' },
  { y: 151, name: formatter, does: 'makes the shape' },
  { y: 217, name: 'response', does: 'status and JSON' },
  { y: 267, name: 'TRPCClientError', does: 'with message and data' },
];
const HEIGHT = 34;

/** The path of an error from the line that throws to the client's catch. */
export default function ErrorPath({ formatter = 'errorFormatter' }) {
  const shown = steps(formatter);
  return (
    <Drawing
      label={`On the server: something throws; anything but a TRPCError is wrapped in one; onError gets it; ${formatter} makes the shape. Then the response carries status and JSON to the client, which throws a TRPCClientError.`}
      height={302}
    >
      {shown.slice(1).map(({ y, name }, index) => (
        <Arrow key={name} d={`M70 ${shown[index]!.y + HEIGHT}V${y - 1}`} />
      ))}
      <Boundary y={201} />
      {shown.map(({ y, name, does }) => (
        <g key={name}>
          <Box
            x={1}
            y={y}
            width={138}
            height={HEIGHT}
            tinted={name.startsWith('TRPC')}
            text={name}
            kind="code"
          />
          <Label x={150} y={y + 21.5} anchor="start" text={does} />
        </g>
      ))}
    </Drawing>
  );
}

/** The line between the steps on the server, above, and those on the client. */
function Boundary({ y }: { y: number }) {
  return (
    <>
      <Line d={`M0 ${y}H${DRAWING_WIDTH}`} dashed />
      <Label x={DRAWING_WIDTH - 2} y={y - 6} anchor="end" kind="note" text="server" />
      <Label x={DRAWING_WIDTH - 2} y={y + 15} anchor="end" kind="note" text="client" />
    </>
  );
}
