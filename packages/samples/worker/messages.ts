/** A console call. */
export type PrintedText = { type: 'text'; stream: 'stdout' | 'stderr'; text: string };

export type Header = [name: string, value: string];

/** A program's HTTP request, with the response. */
export type Exchange = {
  type: 'exchange';
  /** The order in which requests were made, from 0; exchanges are reported in the order of their responses. */
  number: number;
  method: string;
  /** Path and query as sent, e.g. `/greet?batch=1&input=%7B%7D`. */
  url: string;
  requestHeaders: Header[];
  requestBody?: string;
  /** Missing if there is a `failure`. */
  response?: { status: number; headers: Header[]; body: string };
  failure?: 'refused' | 'aborted';
};

/** A WebSocket message. */
export type SocketMessage = {
  type: 'socket';
  /** Counted together with those of exchanges. */
  number: number;
  from: 'client' | 'server';
  data: string;
};

export type WireMessage = Exchange | SocketMessage;

/** A message from a program to its page. */
export type RunMessage =
  /** The first fence begins. */
  | { type: 'begun' }
  /** A fence of the `RunRequest` begins. */
  | { type: 'fence'; fence: number }
  | PrintedText
  | WireMessage
  /** The limit of what the page shows is reached; the rest is not sent. */
  | { type: 'cut' }
  | { type: 'ended'; failed: boolean };

/** The height of a frame's document in pixels. */
export type FrameMessage = { type: 'size'; height: number };

/** The first and last fence to report on; the runtime reads it from the global `runRequest`. */
export type RunRequest = { from: number; to: number };

/** The message from the page that starts a program in a frame. */
export type FrameProgram = {
  /** `page`: in a worker; `dom`: in a frame with a document. */
  mode: 'page' | 'dom';
  /** The bundled program, a module without imports. */
  text: string;
  request: RunRequest;
};
