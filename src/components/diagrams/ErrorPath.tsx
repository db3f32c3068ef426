import { Arrow, Box, Drawing, Label, Line } from '../Drawing';

const steps = (formatter: string) => [
  { y: 1, name: 'throw', does: 'in any step of a procedure' },
  { y: 51, name: 'TRPCError', does: 'others are wrapped in one' },
  { y: 101, name: 'onError', does: 'for your log' },
  { y: 151, name: formatter, does: 'makes the shape' },
  { y: 217, name: 'response', does: 'status and JSON' },
  { y: 267, name: 'TRPCClientError', does: 'with message and data' },
];

/** The path of an error from the line that throws to the client's catch. */
export default function ErrorPath({ formatter = 'errorFormatter' }) {
  return (
    <Drawing
      label={`On the server: something throws; anything but a TRPCError is wrapped in one; onError gets it; ${formatter} makes the shape. Then the response carries status and JSON to the client, which throws a TRPCClientError.`}
      height={302}
    >
      <Line d="M0 201H340" dashed />
      <Label at={[338, 195]} anchor="end" kind="note" text="server" />
      <Label at={[338, 216]} anchor="end" kind="note" text="client" />
      {steps(formatter).map(({ y, name, does }, index, all) => (
        <g key={name}>
          {index > 0 && <Arrow d={`M70 ${all[index - 1]!.y + 34}V${y - 1}`} />}
          <Box at={[1, y, 138, 34]} tinted={name.startsWith('TRPC')} text={name} kind="code" />
          <Label at={[150, y + 21.5]} anchor="start" text={does} />
        </g>
      ))}
    </Drawing>
  );
}
