import type { ReactNode } from 'react';

const COLUMN = { width: 112, gap: 12 };
const ROW = { height: 30, gap: 8, top: 58 };

const OLD = { lanes: "'lanes.free'", staff: "'staff.onDuty'" };
const NEW = { lanes: 'lanes.free', staff: 'staff.onDuty' };

const STATES = [
  { title: 'step 2', server: 'old.interop()', rows: [OLD.lanes, OLD.staff] },
  { title: 'step 4', server: 'mergeRouters()', rows: [NEW.lanes, OLD.staff] },
  { title: 'step 5', server: 'router()', rows: [NEW.lanes, NEW.staff] },
];

/** A procedure as it is called: old ones by a string, drawn with a dashed border. */
function Procedure({ row, children }: { row: number; children: string }) {
  const isOld = children.startsWith("'");
  return (
    <g transform={`translate(0 ${ROW.top + row * (ROW.height + ROW.gap)})`}>
      <rect
        x="1"
        width={COLUMN.width - 2}
        height={ROW.height}
        rx="6"
        fill={isOld ? 'none' : 'var(--ifm-color-primary)'}
        fillOpacity="0.14"
        stroke="currentColor"
        strokeOpacity="0.55"
        strokeDasharray={isOld ? '4 3' : undefined}
      />
      <text x={COLUMN.width / 2} y="20" textAnchor="middle">
        {children}
      </text>
    </g>
  );
}

function State({ index }: { index: number }): ReactNode {
  const { title, server, rows } = STATES[index]!;
  return (
    <g transform={`translate(${index * (COLUMN.width + COLUMN.gap)} 0)`}>
      <text x={COLUMN.width / 2} y="14" textAnchor="middle" fontWeight="600">
        {title}
      </text>
      <text x={COLUMN.width / 2} y="38" textAnchor="middle" fillOpacity="0.8">
        {server}
      </text>
      {rows.map((path, row) => (
        <Procedure key={path} row={row}>
          {path}
        </Procedure>
      ))}
    </g>
  );
}

/** How the routers of an API become new ones, one after the other. */
export default function MovingRouters(): ReactNode {
  return (
    <svg
      viewBox="0 0 360 134"
      width="100%"
      style={{ maxWidth: 560, fontSize: 12, fontFamily: 'var(--ifm-font-family-monospace)' }}
      fill="currentColor"
      role="img"
      aria-label="Three states of one API. Step 2: the old router ends with interop, and both procedures are called by strings. Step 4: mergeRouters joins a new and an old router; lanes.free is called by property, staff.onDuty by string. Step 5: both are called by property."
    >
      {STATES.map(({ title }, index) => (
        <State key={title} index={index} />
      ))}
    </svg>
  );
}
