import Conversation from '../Drawing/Conversation';

/** What is lost when a socket drops, and how a new subscription fetches it. */
export default function DroppedSubscription() {
  return (
    <Conversation
      label="The client subscribes, and the server sends message 1. The socket drops: the client's onError is called, the server tears the subscription down, and message 2 reaches nobody. The client opens a new socket by itself, but the subscription stays ended. Your code subscribes again after message 1, and the server sends messages 2 and 3."
      steps={[
        { to: 'server', text: 'subscribe' },
        { to: 'client', text: 'message 1' },
        {
          title: 'the socket drops',
          rows: [
            { client: 'onError', server: 'teardown' },
            { server: 'message 2: lost' },
            { middle: 'a new socket, no subscription' },
          ],
        },
        { to: 'server', text: 'subscribe after message 1' },
        { to: 'client', text: 'message 2' },
        { to: 'client', text: 'message 3' },
      ]}
    />
  );
}
