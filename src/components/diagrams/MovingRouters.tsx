import { Box, Drawing, Label } from '../Drawing';

const STATES = [
  { title: 'step 2', server: 'old.interop()', paths: ["'product.list'", "'order.list'"] },
  { title: 'step 4', server: 'mergeRouters()', paths: ['product.list', "'order.list'"] },
  { title: 'step 5', server: 'router()', paths: ['product.list', 'order.list'] },
];

/** Old procedures are called by a string. They have a dashed border. */
const look = (path: string) => (path.startsWith("'") ? { dashed: true } : { tinted: true });

/** How to replace the routers of an API one after the other. */
export default function MovingRouters() {
  return (
    <Drawing
      label="Three states of one API. Step 2: the old router ends with interop, and both procedures are called by strings. Step 4: mergeRouters joins a new and an old router; product.list is called by property, order.list by string. Step 5: both are called by property."
      height={124}
    >
      {STATES.map(({ title, server, paths }, index) => (
        <g key={title} transform={`translate(${index * 116} 0)`}>
          <Label at={[54, 16]} kind="title" text={title} />
          <Label at={[54, 38]} kind="code" text={server} />
          {paths.map((path, row) => (
            <Box key={path} at={[1, 54 + row * 38, 106]} {...look(path)} text={path} kind="code" />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
