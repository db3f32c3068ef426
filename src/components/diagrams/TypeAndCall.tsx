import { Arrow, Box, Drawing, Label } from '../Drawing';

const ACROSS = [
  { x: 30, d: 'M30 87V205', label: 'HTTP request', when: '(run time)' },
  { x: 150, d: 'M150 206V88', label: 'JSON' },
  { x: 226, d: 'M226 206V88', label: 'type AppRouter', when: '(compile time)', dashed: true },
];

const SERVER_STEPS = [
  'adapter: reads path and input',
  'createContext: once per request',
  'middlewares: in order',
  'input parser: checks the input',
  'resolver: your function',
];
const STEP_HEIGHT = 28;

/** One call, from the client through the server, beside the type that both share. */
export default function TypeAndCall() {
  return (
    <Drawing
      label="At run time the client sends an HTTP request to the server, where it passes the adapter, createContext, the middlewares, the input parser and the resolver, and JSON comes back. At compile time only, the type AppRouter goes from the server file to the client file."
      height={390}
    >
      <File y={1} height={86} title="client.ts" />
      <Label x={14} y={49} anchor="start" kind="code">
        client.query(path, input)
      </Label>
      <Label x={14} y={73} anchor="start">
        links: batch the calls, send them
      </Label>

      {ACROSS.map(({ x, d, label, when, dashed }) => (
        <g key={label}>
          <Arrow accent d={d} dashed={dashed} />
          <Label x={x + 8} y={when ? 138 : 148} anchor="start">
            {label}
          </Label>
          {when && (
            <Label x={x + 8} y={156} anchor="start" kind="note">
              {when}
            </Label>
          )}
        </g>
      ))}

      <File y={206} height={182} title="server.ts" />
      {SERVER_STEPS.map((step, index) => {
        const y = 259 + index * STEP_HEIGHT;
        return (
          <g key={step}>
            <Label x={24} y={y} kind="title">
              {index + 1}
            </Label>
            <Label x={44} y={y} anchor="start">
              {step}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}

function File({ y, height, title }: { y: number; height: number; title: string }) {
  return (
    <>
      <Box x={1} y={y} width={338} height={height} />
      <Label x={14} y={y + 23} anchor="start" kind="title">
        {title}
      </Label>
    </>
  );
}
