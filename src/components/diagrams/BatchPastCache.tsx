import { Arrow, Drawing, Label, Line } from '../Drawing';

const PLACES = { page: 30, CDN: 170, server: 310 };
const REQUESTS = [
  { text: 'product.byId', reaches: PLACES.server },
  { text: 'product.byId, again', reaches: PLACES.CDN },
  { text: 'product.byId,user.me', reaches: PLACES.server },
  { text: 'product.byId,user.me, again', reaches: PLACES.server },
];

/** Queries through a CDN, which answers a repeated public query, but never a private batch. */
export default function BatchPastCache() {
  return (
    <Drawing
      label="Four requests from a page, past a CDN, to a server. The query product.byId alone reaches the server the first time, and the CDN answers it the second time. A batch of product.byId and user.me reaches the server both times."
      height={250}
    >
      {Object.entries(PLACES).map(([place, x]) => (
        <Label key={place} at={[x, 16]} kind="title" text={place} />
      ))}
      {REQUESTS.map(({ text, reaches }, index) => (
        <g key={text} transform={`translate(0 ${26 + index * 56})`}>
          <Label at={[38, 20]} anchor="start" kind="code" text={text} />
          <Line d="M30 28V52M170 28V52M310 28V52" />
          <Arrow accent d={`M30 34H${reaches - 1}`} />
          <Arrow d={`M${reaches} 46H31`} />
        </g>
      ))}
    </Drawing>
  );
}
