import { Arrow, Box, Drawing, DRAWING_WIDTH, Label, Line } from '.';

type Message = { to: 'client' | 'server'; text: string };

/** A time without a connection, and what happens on each side meanwhile. */
type Break = { title: string; rows: { client?: string; server?: string }[]; note?: string };

type Props = { label: string; steps: (Message | Break)[]; kind?: 'code' };

/** Messages between a client and a server, from top to bottom; with `kind` their texts are code. */
export default function Conversation({ label, steps, kind }: Props) {
  const tops = steps.reduce<number[]>(
    (previous, step) => [...previous, previous[previous.length - 1]! + heightOf(step)],
    [HEADER],
  );
  const height = tops[steps.length]! + FOOTER;

  return (
    <Drawing label={label} height={height}>
      <Label x={CLIENT} y={16} kind="title" text="client" />
      <Label x={SERVER} y={16} kind="title" text="server" />
      {steps.map((step, index) => {
        const top = tops[index]!;
        return (
          <g key={top}>
            {'to' in step ? (
              <MessageStep {...step} kind={kind} y={top} />
            ) : (
              <BreakStep {...step} y={top} />
            )}
          </g>
        );
      })}
      <Line d={lifelines(tops[steps.length]!, height)} />
    </Drawing>
  );
}

const CLIENT = 66;
const SERVER = DRAWING_WIDTH - CLIENT;
const MIDDLE = DRAWING_WIDTH / 2;
const HEADER = 26;
const FOOTER = 12;
const ROW = 30;
/** Above the first row of a break and below its last. */
const PADDING = 10;

const rowsOf = ({ rows, note }: Break) => 1 + rows.length + (note ? 1 : 0);
const heightOf = (step: Message | Break) =>
  'to' in step ? ROW : 2 * PADDING + ROW * rowsOf(step) + PADDING;

/** The path of both vertical lines, from `y` to `height`. */
const lifelines = (y: number, height: number) =>
  `M${CLIENT} ${y}V${height}M${SERVER} ${y}V${height}`;

function MessageStep({ to, text, kind, y }: Message & { kind?: 'code'; y: number }) {
  const line = y + ROW - 4;
  const isToServer = to === 'server';
  return (
    <>
      <Line d={lifelines(y, y + ROW)} />
      <Label x={MIDDLE} y={line - 7} kind={kind} text={text} />
      <Arrow
        accent={isToServer}
        d={isToServer ? `M${CLIENT} ${line}H${SERVER - 1}` : `M${SERVER} ${line}H${CLIENT + 1}`}
      />
    </>
  );
}

function BreakStep({ title, rows, note, y }: Break & { y: number }) {
  const top = y + PADDING;
  const height = PADDING + ROW * rowsOf({ title, rows, note });
  const lineOf = (row: number) => top + PADDING / 2 + 19 + row * ROW;
  return (
    <>
      <Line d={lifelines(y, top)} />
      <Line d={lifelines(top + height, top + height + PADDING)} />
      <Box x={1} y={top} width={DRAWING_WIDTH - 2} height={height} tinted />
      <Label x={MIDDLE} y={lineOf(0)} kind="title" text={title} />
      {rows.map(({ client, server }, index) => (
        <g key={`${client} ${server}`}>
          {client && <Label x={CLIENT} y={lineOf(index + 1)} text={client} />}
          {server && <Label x={SERVER} y={lineOf(index + 1)} text={server} />}
        </g>
      ))}
      {note && <Label x={MIDDLE} y={lineOf(rows.length + 1)} text={note} />}
    </>
  );
}
