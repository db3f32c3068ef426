import Conversation from '../Drawing/Conversation';

/** The messages of one subscription, with a query in between on the same socket. */
export default function SocketConversation() {
  return (
    <Conversation
      label="Messages on one socket in order. Client: subscription with id 1. Server: started, data. Client: query with id 2. Server: data for id 2, data for id 1. Client: subscription.stop for id 1. Server: stopped for id 1."
      kind="code"
      steps={[
        { to: 'server', text: 'subscription, id 1' },
        { to: 'client', text: 'started, id 1' },
        { to: 'client', text: 'data, id 1' },
        { to: 'server', text: 'query, id 2' },
        { to: 'client', text: 'data, id 2' },
        { to: 'client', text: 'data, id 1' },
        { to: 'server', text: 'subscription.stop, id 1' },
        { to: 'client', text: 'stopped, id 1' },
      ]}
    />
  );
}
