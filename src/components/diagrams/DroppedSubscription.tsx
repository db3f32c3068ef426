import Conversation from '../Drawing/Conversation';

/** What is lost when a socket drops, and how a new subscription fetches it. */
export default function DroppedSubscription() {
  return (
    <Conversation
      label="The client subscribes, and the server sends event 1. The socket drops: the client's onError is called, the server tears the subscription down, and event 2 reaches nobody. The client opens a new socket by itself, but the subscription stays ended. Your code subscribes again after event 1, and the server sends events 2 and 3."
      steps={[
        { to: 'server', text: 'subscribe' },
        { to: 'client', text: 'event 1' },
        {
          title: 'the socket drops',
          rows: [{ client: 'onError', server: 'teardown' }, { server: 'event 2: lost' }],
          note: 'a new socket, no subscription',
        },
        { to: 'server', text: 'subscribe after event 1' },
        { to: 'client', text: 'event 2' },
        { to: 'client', text: 'event 3' },
      ]}
    />
  );
}
