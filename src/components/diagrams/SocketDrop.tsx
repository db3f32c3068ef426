const CLIENT = 72;
const SERVER = 268;

type Message = { y: number; text: string; to: 'client' | 'server' };

const MESSAGES: Message[] = [
  { y: 64, text: 'subscription', to: 'server' },
  { y: 92, text: 'started', to: 'client' },
  { y: 120, text: 'bid 1', to: 'client' },
  { y: 262, text: 'subscription', to: 'server' },
  { y: 290, text: 'started', to: 'client' },
  { y: 318, text: 'bid 3', to: 'client' },
];

/** A subscription before, during and after the loss of its socket. */
export default function SocketDrop() {
  return (
    <svg
      role="img"
      aria-label="The client subscribes, the server answers started and sends bid 1. Then the socket drops: onError is called on the client, and the clean-up function runs on the server. Bid 2 is placed while there is no socket, and it is lost. The client reconnects and subscribes again with the same input. The server answers started and sends bid 3."
      viewBox="0 0 340 346"
      fontSize="13"
      fill="currentColor"
      style={{ display: 'block', width: '100%', maxWidth: 460, margin: '1.5rem auto' }}
    >
      <defs>
        <marker
          id="socket-drop-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>

      <g fontWeight="700" textAnchor="middle">
        <text x={CLIENT} y="20">
          client
        </text>
        <text x={SERVER} y="20">
          server
        </text>
      </g>
      <g stroke="currentColor" strokeOpacity="0.45">
        <path d={`M${CLIENT} 32V138m0 96V340M${SERVER} 32V138m0 96V340`} />
      </g>

      <rect
        x="1"
        y="138"
        width="338"
        height="96"
        rx="8"
        fill="var(--ifm-color-primary)"
        fillOpacity="0.12"
      />
      <g textAnchor="middle">
        <text x="170" y="158" fontWeight="700">
          no socket
        </text>
        <text x={CLIENT} y="186">
          onError
        </text>
        <text x={SERVER} y="186">
          clean-up runs
        </text>
        <text x={SERVER} y="216">
          bid 2: lost
        </text>
      </g>

      {MESSAGES.map(({ y, text, to }) => {
        const [from, end] = to === 'server' ? [CLIENT + 4, SERVER - 4] : [SERVER - 4, CLIENT + 4];
        return (
          <g key={y}>
            <line
              x1={from}
              x2={end}
              y1={y}
              y2={y}
              stroke="currentColor"
              strokeWidth="1.5"
              markerEnd="url(#socket-drop-arrow)"
            />
            <text x="170" y={y - 6} textAnchor="middle">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
