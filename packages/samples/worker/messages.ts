/** What a program prints: a call of `console.log`, or of `console.error`, with its line breaks. */
export type PrintedText = { type: 'text'; stream: 'stdout' | 'stderr'; text: string };

export type Header = [name: string, value: string];

/** A request that a program made, and its answer. */
export type Exchange = {
  type: 'exchange';
  /** The order in which requests were made, from 0. Exchanges come in the order of their answers. */
  number: number;
  method: string;
  /** Path and query as sent, e.g. `/greet?batch=1&input=%7B%7D`. */
  url: string;
  requestHeaders: Header[];
  requestBody?: string;
  /** Missing where `failure` says why there is no answer. */
  response?: { status: number; headers: Header[]; body: string };
  failure?: 'refused' | 'aborted';
};

/** A message over a WebSocket. */
export type SocketMessage = {
  type: 'socket';
  /** The order of all that goes over the wire, as with exchanges. */
  number: number;
  from: 'client' | 'server';
  data: string;
};

/** What goes over the wire. */
export type WireMessage = Exchange | SocketMessage;

/** What a program tells the page. */
export type RunMessage =
  /** The program is loaded and begins. */
  | { type: 'begun' }
  /** A fence begins that was asked for. */
  | { type: 'fence'; fence: number }
  | PrintedText
  | WireMessage
  /** The program printed more than the page shows; the rest does not come. */
  | { type: 'cut' }
  | { type: 'ended'; failed: boolean };

/** What a frame tells the page besides: how high all that it shows is. */
export type FrameMessage = { type: 'size'; height: number };

/** The fences of a program to report on, both included; a program finds it in its global `runRequest`. */
export type RunRequest = { from: number; to: number };

/** What the page hands to a frame. */
export type FrameProgram = {
  /** Whether it runs in a worker, or in a frame with a document. */
  mode: 'page' | 'dom';
  /** The program with all that it needs, as a module without imports. */
  text: string;
  request: RunRequest;
};
