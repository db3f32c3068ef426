import { Arrow, Box, Drawing, DRAWING_WIDTH, Label, Line } from '.';

/** By default from the first of the other sides. */
type Message = { from?: string; to: string; text: string };

/** What one side does. */
type Act = { side: string; text: string };

/** A time without a connection: what happens meanwhile on each side, or in the `middle`. */
type Break = { title: string; rows: Record<string, string>[] };

type Step = Message | Act | Break;

type Props = {
  label: string;
  /** The horizontal places of the sides, by name */
  sides?: Record<string, number>;
  steps: Step[];
  kind?: 'code';
};

const HEADER = 26;
const FOOTER = 12;
const ROW = 30;
/** Around a break, above its first row and below its last. */
const PADDING = 10;
const CLIENT_AND_SERVER = { client: 66, server: DRAWING_WIDTH - 66 };

const heightOf = (step: Step) =>
  'rows' in step ? 3 * PADDING + ROW * (1 + step.rows.length) : ROW;

/** Messages between two or more sides, from top to bottom; with `kind` their texts are code. */
export default function Conversation({ label, sides = CLIENT_AND_SERVER, steps, kind }: Props) {
  const topOf = (index: number) =>
    steps.slice(0, index).reduce((y, step) => y + heightOf(step), HEADER);
  const height = topOf(steps.length) + FOOTER;

  return (
    <Drawing label={label} height={height}>
      {Object.entries(sides).map(([side, x]) => (
        <g key={side}>
          <Label at={[x, 16]} kind="title" text={side} />
          <Line d={`M${x} ${HEADER}V${height}`} />
        </g>
      ))}
      {steps.map((step, index) => (
        <StepAt key={index} y={topOf(index)} step={step} sides={sides} kind={kind} />
      ))}
    </Drawing>
  );
}

type StepProps = { y: number; step: Step; sides: Record<string, number>; kind?: 'code' };

function StepAt({ y, step, sides, kind }: StepProps) {
  const xOf = (side: string) => sides[side] ?? DRAWING_WIDTH / 2;
  if ('side' in step) {
    return <Box at={[xOf(step.side) - 34, y + 6, 68, 24]} tinted text={step.text} />;
  }
  if ('rows' in step) {
    const { title, rows } = step;
    const height = heightOf(step) - 2 * PADDING;
    return (
      <>
        <Box at={[1, y + PADDING, DRAWING_WIDTH - 2, height]} tinted />
        <Label at={[xOf('middle'), y + 34]} kind="title" text={title} />
        {rows.flatMap((row, index) =>
          Object.entries(row).map(([side, text]) => (
            <Label key={text} at={[xOf(side), y + 34 + ROW * (index + 1)]} text={text} />
          )),
        )}
      </>
    );
  }
  const { to, from = Object.keys(sides).find((side) => side !== to)! } = step;
  const [start, end] = [xOf(from), xOf(to)];
  const isToRight = start < end;
  return (
    <>
      <Label at={[(start + end) / 2, y + 19]} kind={kind} text={step.text} />
      <Arrow accent={isToRight} d={`M${start} ${y + 26}H${isToRight ? end - 1 : end + 1}`} />
    </>
  );
}
