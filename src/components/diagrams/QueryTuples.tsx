import { Arrow, Box, Drawing, Label } from '../Drawing';

const LEFT = 88;
const RIGHT = 252;

const HOOKS = [
  { x: LEFT, y: 2, input: '{ id: 2 }' },
  { x: LEFT, y: 46, input: '{ id: 2 }' },
  { x: RIGHT, y: 24, input: '{ id: 1 }' },
];

const ENTRIES = [
  { x: LEFT, lines: ['post.byId {"id":2}', 'Second thoughts', '2 components'] },
  { x: RIGHT, lines: ['post.byId {"id":1}', 'Hello', '1 component'] },
];
const LINE_KINDS = ['code', undefined, 'note'] as const;

/** Three hooks with two different inputs use two entries of the cache, filled by one request. */
export default function QueryTuples() {
  return (
    <Drawing
      label="Two components query post.byId with id 2, a third with id 1. The first two share one cache entry, whose key is the path and that input; the third has an entry of its own. One batched request fills both entries."
      height={306}
    >
      {HOOKS.map(({ x, y, input }) => (
        <Box
          key={y}
          x={x - 77}
          y={y}
          width={154}
          height={34}
          text={`post.byId ${input}`}
          kind="code"
        />
      ))}
      <Arrow d={`M${LEFT} 80V151`} />
      <Arrow d={`M${RIGHT} 58V151`} />

      <Box x={1} y={116} width={338} height={124} dashed />
      <Label x={170} y={137} kind="note" text="cache" />
      {ENTRIES.map(({ x, lines }) => (
        <g key={x}>
          <Box x={x - 76} y={152} width={152} height={78} tinted />
          {lines.map((line, index) => (
            <Label
              key={line}
              x={x - 66}
              y={174 + index * 22}
              anchor="start"
              kind={LINE_KINDS[index]}
              text={line}
            />
          ))}
        </g>
      ))}

      <Arrow accent d={`M${LEFT} 270V232`} />
      <Arrow accent d={`M${RIGHT} 270V232`} />
      <Box x={1} y={270} width={338} height={34} text="one request: GET /post.byId,post.byId" />
    </Drawing>
  );
}
