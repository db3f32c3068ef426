import { Arrow, Box, Drawing, Label } from '../Drawing';

const ENTRIES = [
  { x: 88, id: 2, hooks: [2, 46], title: 'Second thoughts', users: '2 components' },
  { x: 252, id: 1, hooks: [24], title: 'Hello', users: '1 component' },
];

/** Three hooks with two different inputs use two entries of the cache, filled by one request. */
export default function QueryTuples() {
  return (
    <Drawing
      label="Two components query post.byId with id 2, a third with id 1. The first two share one cache entry, whose key is the path and that input; the third has an entry of its own. One batched request fills both entries."
      height={306}
    >
      <Box at={[1, 116, 338, 124]} dashed />
      <Label at={[170, 137]} kind="note" text="cache" />
      {ENTRIES.map(({ x, id, hooks, title, users }) => (
        <g key={id}>
          {hooks.map((y) => (
            <Box key={y} at={[x - 77, y, 154, 34]} text={`post.byId { id: ${id} }`} kind="code" />
          ))}
          <Arrow d={`M${x} ${hooks.at(-1)! + 34}V151`} />
          <Box at={[x - 76, 152, 152, 78]} tinted />
          <Label at={[x - 66, 174]} anchor="start" kind="code" text={`post.byId {"id":${id}}`} />
          <Label at={[x - 66, 196]} anchor="start" text={title} />
          <Label at={[x - 66, 218]} anchor="start" kind="note" text={users} />
          <Arrow accent d={`M${x} 270V232`} />
        </g>
      ))}
      <Box at={[1, 270, 338, 34]} text="one request: GET /post.byId,post.byId" />
    </Drawing>
  );
}
