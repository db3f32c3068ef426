import Conversation from '../Drawing/Conversation';

/** A mutation from a page of another origin, with its preflight request. */
export default function Preflight() {
  return (
    <Conversation
      label="A mutation from another origin in four messages. The browser sends OPTIONS /order.create with the origin and the names of the headers. Your code answers 204 and allows both. The browser sends POST /order.create. tRPC answers 200, and the answer allows the origin again."
      kind="code"
      steps={[
        { to: 'server', text: 'OPTIONS /order.create' },
        { to: 'client', text: '204, allow-origin, -headers' },
        { to: 'server', text: 'POST /order.create' },
        { to: 'client', text: '200, allow-origin' },
      ]}
    />
  );
}
