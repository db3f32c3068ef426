import { Box, Drawing, Label } from '../Drawing';

const ENTRIES = [
  { path: "'line.list'" },
  { path: "'stop.list'", input: '{ line: 4 }' },
  { path: "'stop.list'", input: "{ line: 4, zone: 'A' }" },
  { path: "'stop.list'", input: '{ line: 7 }' },
  { path: "'stop.get'", input: '41' },
];

const CALLS = [
  { code: 'utils.stop.get.invalidate(41)', matched: [4] },
  { code: 'utils.stop.list.invalidate({ line: 4 })', matched: [1, 2] },
  { code: 'utils.stop.list.invalidate()', matched: [1, 2, 3] },
  { code: 'utils.queryClient.invalidateQueries()', matched: [0, 1, 2, 3, 4] },
];

const ROW = 50;
const TOP = 24;
const LEGEND = TOP + ENTRIES.length * ROW + 16;
const LEGEND_ROW = 23;

const columnX = (column: number) => 230 + column * 30;

/** Which cache entries of 10.x the helpers match: one column of dots for each call. */
export default function QueryKeyMatches() {
  return (
    <Drawing
      label="Five cache entries: line.list without input, stop.list with line 4, stop.list with line 4 and zone A, stop.list with line 7, stop.get with 41. stop.get.invalidate(41) matches the last. stop.list.invalidate with line 4 matches the entries with line 4, with and without zone. stop.list.invalidate() matches all three of stop.list. queryClient.invalidateQueries() matches all five."
      height={LEGEND + CALLS.length * LEGEND_ROW - 8}
    >
      {ENTRIES.map((entry, row) => (
        <Entry key={row} {...entry} y={TOP + row * ROW} />
      ))}
      {CALLS.map(({ code, matched }, column) => (
        <g key={code}>
          <Label x={columnX(column)} y={14} kind="title">
            {column + 1}
          </Label>
          {ENTRIES.map((_, row) => (
            <Dot
              key={row}
              x={columnX(column)}
              y={TOP + row * ROW + (ROW - 6) / 2}
              isMatched={matched.includes(row)}
            />
          ))}
          <Label x={1} y={LEGEND + column * LEGEND_ROW} anchor="start" kind="title">
            {column + 1}
          </Label>
          <Label x={18} y={LEGEND + column * LEGEND_ROW} anchor="start" kind="code">
            {code}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

function Entry({ path, input, y }: { path: string; input?: string; y: number }) {
  return (
    <>
      <Box x={1} y={y} width={200} height={ROW - 6} />
      <Label x={11} y={input ? y + 18 : y + 26.5} anchor="start" kind="code">
        {path}
      </Label>
      {input && (
        <Label x={11} y={y + 35} anchor="start" kind="code">
          {input}
        </Label>
      )}
    </>
  );
}

function Dot({ x, y, isMatched }: { x: number; y: number; isMatched: boolean }) {
  return isMatched ? (
    <circle cx={x} cy={y} r="7" fill="var(--ifm-color-primary)" />
  ) : (
    <circle cx={x} cy={y} r="2" opacity="0.4" />
  );
}
