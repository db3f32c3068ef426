import { Arrow, Drawing, Label, Line } from '../Drawing';

const PAGE = 30;
const CDN = 170;
const SERVER = 310;

const ROWS = [
  { text: 'product.byId', reaches: SERVER },
  { text: 'product.byId, again', reaches: CDN },
  { text: 'product.byId,user.me', reaches: SERVER },
  { text: 'product.byId,user.me, again', reaches: SERVER },
];
const ROW = 56;
const TOP = 26;
const HEIGHT = TOP + ROWS.length * ROW;

/** Queries through a CDN, which answers a repeated public query, but never a private batch. */
export default function BatchPastCache() {
  return (
    <Drawing
      label="Four requests from a page, past a CDN, to a server. The query product.byId alone reaches the server the first time, and the CDN answers it the second time. A batch of product.byId and user.me reaches the server both times."
      height={HEIGHT}
    >
      {[
        { x: PAGE, text: 'page' },
        { x: CDN, text: 'CDN' },
        { x: SERVER, text: 'server' },
      ].map(({ x, text }) => (
        <Label key={text} x={x} y={16} kind="title" text={text} />
      ))}
      {ROWS.map(({ text, reaches }, index) => {
        const top = TOP + index * ROW;
        return (
          <g key={text}>
            <Label x={PAGE + 8} y={top + 20} anchor="start" kind="code" text={text} />
            <Line
              d={[PAGE, CDN, SERVER].map((x) => `M${x} ${top + 28}V${top + ROW - 4}`).join('')}
            />
            <Arrow accent d={`M${PAGE} ${top + 34}H${reaches - 1}`} />
            <Arrow d={`M${reaches} ${top + 46}H${PAGE + 1}`} />
          </g>
        );
      })}
    </Drawing>
  );
}
