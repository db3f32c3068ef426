import { Arrow, Box, Drawing, Label, Line } from '../Drawing';

const BROWSER = 32;
const PAGE = 122;
const API = 306;
const HEIGHT = 326;

const PASSES = [
  { y: 62, text: 'pass 1', calls: 'author.me,post.list' },
  { y: 142, text: 'pass 2', calls: 'comment.list' },
  { y: 222, text: 'pass 3' },
];
const RENDER = 266;
const BOX_HEIGHT = 30;

/** The path of the page's vertical line, with gaps for the boxes. */
const PAGE_LINE = [...PASSES.map(({ y }) => y), RENDER, HEIGHT - 4]
  .map((y, index, ends) => `M${PAGE} ${index === 0 ? 26 : ends[index - 1]! + BOX_HEIGHT}V${y}`)
  .join('');

/** What `ssr: true` does for one page: passes over the tree with a batch each, then the HTML. */
export default function SsrPasses() {
  return (
    <Drawing
      label="The browser asks for a page. Pass 1 over the page's components sends a batch with author.me and post.list to the API and waits for its data. Pass 2 sends comment.list. Pass 3 finds no new query. The page is rendered once more, and the HTML with its data goes to the browser."
      height={HEIGHT}
    >
      <Label x={BROWSER} y={16} kind="title" text="browser" />
      <Label x={PAGE} y={16} kind="title" text="page" />
      <Label x={API} y={16} kind="title" text="API" />
      <Line d={`M${BROWSER} 26V${HEIGHT - 4}M${API} 26V${HEIGHT - 4}`} />
      <Line d={PAGE_LINE} />
      <Label x={(BROWSER + PAGE) / 2} y={39} kind="code" text="GET /" />
      <Arrow accent d={`M${BROWSER} 44H${PAGE - 1}`} />
      {PASSES.map(({ y, text, calls }) => (
        <g key={text}>
          <Box x={PAGE - 34} y={y} width={68} tinted text={text} />
          {calls && (
            <>
              <Label x={(PAGE + 34 + API) / 2} y={y + 8} kind="code" text={calls} />
              <Arrow accent d={`M${PAGE + 34} ${y + 15}H${API - 1}`} />
              <Arrow d={`M${API} ${y + 48}H${PAGE + 1}`} />
              <Label x={(PAGE + API) / 2} y={y + 42} text="data" />
            </>
          )}
        </g>
      ))}
      <Box x={PAGE - 34} y={RENDER} width={68} tinted text="render" />
      <Arrow d={`M${PAGE - 35} 281H${BROWSER + 1}`} />
      <Label x={(BROWSER + PAGE - 34) / 2} y={300} text="HTML" />
    </Drawing>
  );
}
