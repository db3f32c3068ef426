const HOOKS = [
  { x: 6, label: "['hive.byId', 2]" },
  { x: 6, y: 44, label: "['hive.byId', 2]" },
  { x: 178, y: 22, label: "['hive.byId', 1]" },
];

function Entry(props: { x: number; queryKey: string; data: string; users: string }) {
  return (
    <g transform={`translate(${props.x} 152)`}>
      <rect
        width="148"
        height="78"
        rx="6"
        fill="var(--ifm-color-primary)"
        fillOpacity="0.14"
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <text x="10" y="22" fontFamily="var(--ifm-font-family-monospace)">
        {props.queryKey}
      </text>
      <text x="10" y="46">
        {props.data}
      </text>
      <text x="10" y="67" fillOpacity="0.75">
        {props.users}
      </text>
    </g>
  );
}

/** Three hooks with two different tuples use two entries of the cache, filled by one request. */
export default function QueryTuples() {
  return (
    <svg
      role="img"
      aria-label="Two components call useQuery with ['hive.byId', 2], a third with ['hive.byId', 1]. The first two share one cache entry, whose key is that tuple; the third has an entry of its own. One batched request fills both entries."
      viewBox="0 0 340 306"
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 460, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="query-tuples-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>

      {HOOKS.map(({ x, y = 0, label }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y + 2})`}>
          <rect
            width="156"
            height="34"
            rx="6"
            fill="none"
            stroke="currentColor"
            strokeOpacity="0.45"
          />
          <text x="78" y="22" textAnchor="middle" fontFamily="var(--ifm-font-family-monospace)">
            {label}
          </text>
        </g>
      ))}

      <g stroke="currentColor" fill="none">
        <path d="M84 82V150" markerEnd="url(#query-tuples-arrow)" />
        <path d="M256 60V150" markerEnd="url(#query-tuples-arrow)" />
        <path d="M84 264V232" markerEnd="url(#query-tuples-arrow)" />
        <path d="M256 264V232" markerEnd="url(#query-tuples-arrow)" />
        <rect
          x="1"
          y="116"
          width="338"
          height="122"
          rx="8"
          strokeOpacity="0.45"
          strokeDasharray="4 3"
        />
      </g>
      <text x="170" y="137" textAnchor="middle" fillOpacity="0.75">
        cache
      </text>

      <Entry x={10} queryKey={'["hive.byId",2]'} data="data: Old barn" users="2 components" />
      <Entry x={182} queryKey={'["hive.byId",1]'} data="data: Lime tree" users="1 component" />

      <rect
        x="2"
        y="266"
        width="336"
        height="34"
        rx="6"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <text x="170" y="288" textAnchor="middle">
        one request: GET /hive.byId,hive.byId
      </text>
    </svg>
  );
}
