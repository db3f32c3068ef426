import { Box, Drawing, Label } from '../Drawing';

const ROWS = [
  { label: 'URL path: joined by commas', boxes: ['a', 'b', 'a'] },
  { label: 'input: an object, keyed by position', boxes: ['"0": …', '(none)', '"2": …'] },
  { label: 'answer: an array, in the same order', boxes: ['result', 'result', 'error'] },
];

/** A batch of three calls: path, input and answer belong together by position. */
export default function BatchAnatomy() {
  return (
    <Drawing
      label="A batch of three calls. The path is a, b, a, joined by commas. The input is an object with the keys 0 and 2, because the second call has no input. The answer is an array of three: a result, a result, an error. Position 0 of each belongs to the first call, position 1 to the second, position 2 to the third."
      height={210}
    >
      {[0, 1, 2].map((call) => (
        <Label key={call} at={[56 + call * 114, 16]} kind="title" text={`call ${call}`} />
      ))}
      {ROWS.map(({ label, boxes }, row) => (
        <g key={label} transform={`translate(0 ${row * 62})`}>
          <Label at={[1, 46]} anchor="start" text={label} />
          {boxes.map((text, call) => (
            <Box key={call} at={[1 + call * 114, 54, 110]} tinted text={text} kind="code" />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
