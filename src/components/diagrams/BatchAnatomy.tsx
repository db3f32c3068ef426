import { Box, Drawing, Label } from '../Drawing';

const COLUMNS = [
  { path: 'a', input: '"0": …', answer: 'result' },
  { path: 'b', input: '(none)', answer: 'result' },
  { path: 'a', input: '"2": …', answer: 'error' },
];
const ROWS = [
  { name: 'path', label: 'URL path: joined by commas' },
  { name: 'input', label: 'input: an object, keyed by position' },
  { name: 'answer', label: 'answer: an array, in the same order' },
] as const;

/** A batch of three calls: path, input and answer belong together by position. */
export default function BatchAnatomy() {
  return (
    <Drawing
      label="A batch of three calls. The path is a, b, a, joined by commas. The input is an object with the keys 0 and 2, because the second call has no input. The answer is an array of three: a result, a result, an error. Position 0 of each belongs to the first call, position 1 to the second, position 2 to the third."
      height={210}
    >
      {COLUMNS.map((column, index) => {
        const x = 1 + index * 114;
        return (
          <g key={index}>
            <Label x={x + 55} y={16} kind="title" text={`call ${index}`} />
            {ROWS.map(({ name }, row) => (
              <Box
                key={name}
                x={x}
                y={54 + row * 62}
                width={110}
                tinted
                text={column[name]}
                kind="code"
              />
            ))}
          </g>
        );
      })}
      {ROWS.map(({ name, label }, row) => (
        <Label key={name} x={1} y={46 + row * 62} anchor="start" text={label} />
      ))}
    </Drawing>
  );
}
