import { Box, Drawing, Label } from '../Drawing';

/** Path and input. */
const ENTRIES = [
  ["'post.list'"],
  ["'comment.list'", '{ postId: 1 }'],
  ["'comment.list'", "{ postId: 1, author: 'Tom' }"],
  ["'comment.list'", '{ postId: 2 }'],
  ["'post.byId'", '{ id: 1 }'],
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

const MATCHED = { r: 7, fill: 'var(--ifm-color-primary)' };
const NOT_MATCHED = { r: 2, opacity: 0.4 };

/** Which cache entries each invalidating call matches, as columns of dots. */
export default function QueryKeyMatches({ version }: { version: keyof typeof CALLS }) {
  const calls = CALLS[version];
  return (
    <Drawing
      label={`Five cache entries: post.list without input, comment.list with post 1, comment.list with post 1 and author Tom, comment.list with post 2, post.byId with id 1. ${calls[0]} matches the last. ${calls[1]} matches the entries with post 1, with and without author. ${calls[2]} matches all three of comment.list. ${calls[3]} matches all five.`}
      height={374}
    >
      {ENTRIES.map((entry, row) => (
        <Box key={row} at={[1, 24 + row * 50, 222, 44]} text={entry} kind="code" anchor="start" />
      ))}
      {calls.map((code, column) => (
        <g key={code}>
          <Label at={[246 + column * 28, 14]} kind="title" text={column + 1} />
          {ENTRIES.map((_, row) => (
            <circle
              key={row}
              cx={246 + column * 28}
              cy={46 + row * 50}
              {...(MATCHES[column]?.includes(row) ? MATCHED : NOT_MATCHED)}
            />
          ))}
          <Label at={[1, 290 + column * 23]} anchor="start" kind="title" text={column + 1} />
          <Label at={[18, 290 + column * 23]} anchor="start" kind="code" text={code} />
        </g>
      ))}
    </Drawing>
  );
}
