import { Arrow, Box, Drawing, Label } from '../Drawing';

const REQUESTS = [
  { y: 2, height: 104, request: 'a batch of two', name: 'ctx 1', calls: ['call 1', 'call 2'] },
  { y: 118, height: 64, request: 'one call', name: 'ctx 2', calls: ['call 3'] },
];
const CALL_HEIGHT = 40;

/** Two HTTP requests: each makes one context, and the calls of a batch share theirs. */
export default function OneContextPerRequest() {
  return (
    <Drawing
      label="An HTTP request with a batch of two calls runs createContext once, and both calls get the same ctx. The next HTTP request runs createContext again, and its call gets another ctx."
      height={184}
    >
      {REQUESTS.map(({ y, height, request, name, calls }) => {
        const middle = y + height / 2;
        return (
          <g key={name}>
            <Box x={1} y={y} width={338} height={height} />
            <Label x={12} y={middle - 4} anchor="start">
              HTTP request
            </Label>
            <Label x={12} y={middle + 14} anchor="start" kind="note">
              {request}
            </Label>
            <Arrow accent d={`M112 ${middle}H154`} />
            <Box x={156} y={middle - 17} width={64} height={34} tinted text={name} kind="code" />
            {calls.map((call, index) => {
              const callMiddle = middle + (index - (calls.length - 1) / 2) * CALL_HEIGHT;
              return (
                <g key={call}>
                  <Arrow accent d={`M221 ${middle}L266 ${callMiddle}`} />
                  <Label x={274} y={callMiddle + 4.5} anchor="start">
                    {call}
                  </Label>
                </g>
              );
            })}
          </g>
        );
      })}
    </Drawing>
  );
}
