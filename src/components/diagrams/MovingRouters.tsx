import { Box, Drawing, Label } from '../Drawing';

const COLUMN = { width: 108, gap: 8 };
const ROW = { height: 30, gap: 8, top: 54 };

const OLD = { product: "'product.list'", order: "'order.list'" };
const NEW = { product: 'product.list', order: 'order.list' };

const STATES = [
  { title: 'step 2', server: 'old.interop()', paths: [OLD.product, OLD.order] },
  { title: 'step 4', server: 'mergeRouters()', paths: [NEW.product, OLD.order] },
  { title: 'step 5', server: 'router()', paths: [NEW.product, NEW.order] },
];

/** Old procedures are called by a string. They have a dashed border. */
const isOld = (path: string) => path.startsWith("'");

/** How to replace the routers of an API one after the other. */
export default function MovingRouters() {
  return (
    <Drawing
      label="Three states of one API. Step 2: the old router ends with interop, and both procedures are called by strings. Step 4: mergeRouters joins a new and an old router; product.list is called by property, order.list by string. Step 5: both are called by property."
      height={124}
    >
      {STATES.map(({ title, server, paths }, index) => (
        <g key={title} transform={`translate(${index * (COLUMN.width + COLUMN.gap)} 0)`}>
          <Label x={COLUMN.width / 2} y={16} kind="title" text={title} />
          <Label x={COLUMN.width / 2} y={38} kind="code" text={server} />
          {paths.map((path, row) => (
            <Box
              key={path}
              x={1}
              y={ROW.top + row * (ROW.height + ROW.gap)}
              width={COLUMN.width - 2}
              height={ROW.height}
              tinted={!isOld(path)}
              dashed={isOld(path)}
              text={path}
              kind="code"
            />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
