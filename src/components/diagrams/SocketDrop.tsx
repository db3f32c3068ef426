import Conversation from '../Drawing/Conversation';

/** A subscription before, during and after the loss of its socket. */
export default function SocketDrop() {
  return (
    <Conversation
      label="The client subscribes, the server answers started and sends message 1. Then the socket drops: onError is called on the client, and the clean-up function runs on the server. Message 2 is sent while there is no socket, and it is lost. The client reconnects and subscribes again with the same input. The server answers started and sends message 3."
      steps={[
        { to: 'server', text: 'subscription' },
        { to: 'client', text: 'started' },
        { to: 'client', text: 'message 1' },
        {
          title: 'no socket',
          rows: [{ client: 'onError', server: 'clean-up runs' }, { server: 'message 2: lost' }],
        },
        { to: 'server', text: 'subscription' },
        { to: 'client', text: 'started' },
        { to: 'client', text: 'message 3' },
      ]}
    />
  );
}
