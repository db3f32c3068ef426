import { Box, Drawing, Label } from '../Drawing';

const ENTRIES = [
  { path: "'post.list'" },
  { path: "'comment.list'", input: '{ postId: 1 }' },
  { path: "'comment.list'", input: "{ postId: 1, author: 'Tom' }" },
  { path: "'comment.list'", input: '{ postId: 2 }' },
  { path: "'post.byId'", input: '{ id: 1 }' },
];

const MATCHES = [[4], [1, 2], [1, 2, 3], [0, 1, 2, 3, 4]];

/** By docs version. In 9.x these are the first argument of `invalidateQueries`. */
const CALLS = {
  '10.x': [
    'utils.post.byId.invalidate({ id: 1 })',
    'utils.comment.list.invalidate({ postId: 1 })',
    'utils.comment.list.invalidate()',
    'utils.queryClient.invalidateQueries()',
  ],
  '9.x': [
    "['post.byId', { id: 1 }]",
    "['comment.list', { postId: 1 }]",
    "['comment.list']",
    'no argument',
  ],
};

const ROW = 50;
const TOP = 24;
const LEGEND = TOP + ENTRIES.length * ROW + 16;
const LEGEND_ROW = 23;

const columnX = (column: number) => 246 + column * 28;

/** Which cache entries each invalidating call matches, as columns of dots. */
export default function QueryKeyMatches({ version }: { version: keyof typeof CALLS }) {
  const calls = CALLS[version];
  return (
    <Drawing
      label={`Five cache entries: post.list without input, comment.list with post 1, comment.list with post 1 and author Tom, comment.list with post 2, post.byId with id 1. ${calls[0]} matches the last. ${calls[1]} matches the entries with post 1, with and without author. ${calls[2]} matches all three of comment.list. ${calls[3]} matches all five.`}
      height={LEGEND + calls.length * LEGEND_ROW - 8}
    >
      {ENTRIES.map((entry, row) => (
        <Entry key={row} {...entry} y={TOP + row * ROW} />
      ))}
      {calls.map((code, column) => (
        <g key={code}>
          <Label x={columnX(column)} y={14} kind="title" text={column + 1} />
          {ENTRIES.map((_, row) => (
            <Dot
              key={row}
              x={columnX(column)}
              y={TOP + row * ROW + (ROW - 6) / 2}
              isMatched={MATCHES[column]?.includes(row) ?? false}
            />
          ))}
          <Label
            x={1}
            y={LEGEND + column * LEGEND_ROW}
            anchor="start"
            kind="title"
            text={column + 1}
          />
          <Label x={18} y={LEGEND + column * LEGEND_ROW} anchor="start" kind="code" text={code} />
        </g>
      ))}
    </Drawing>
  );
}

function Entry({ path, input, y }: { path: string; input?: string; y: number }) {
  return (
    <>
      <Box x={1} y={y} width={222} height={ROW - 6} />
      <Label x={9} y={input ? y + 18 : y + 26.5} anchor="start" kind="code" text={path} />
      {input && <Label x={9} y={y + 35} anchor="start" kind="code" text={input} />}
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
