import type { Exchange, Header, WireMessage } from '../messages';
import { freePort } from '../ports';
import { LOCAL_HOSTS, noNetwork, refused } from '../refusal';

/** A request as a server gets it. */
export type ServerRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  body?: string;
};

/** An answer as a server gives it. */
export type ServerResponse = {
  status: number;
  statusText?: string;
  headers: Header[];
  body?: string;
};

/** What answers the requests to a port. */
export type RequestListener = (request: ServerRequest) => Promise<ServerResponse>;

/** Node's HTTP servers answer longer heads of requests with status 431 themselves. */
const MAX_HEAD_LENGTH = 16 * 1024;

const BODILESS_STATUSES = [101, 204, 205, 304];

const listeners = new Map<number, RequestListener>();
let count = 0;
let report: (message: WireMessage) => void = () => {};

/**
 * Lets a server answer the requests to a port. A port that is listened on again changes hands.
 *
 * @param port - 0 for any free one
 * @returns the port
 */
export function listen(port: number, listener: RequestListener): number {
  const actual = port === 0 ? freePort((taken) => listeners.has(taken)) : port;
  listeners.set(actual, listener);
  return actual;
}

/** Frees a port, unless another server has taken it over. */
export function unlisten(port: number, listener: RequestListener): void {
  if (listeners.get(port) === listener) {
    listeners.delete(port);
  }
}

/** Numbers what goes over the wire, in the order in which it starts. */
export function nextNumber(): number {
  return count++;
}

/** Tells whoever listens to the wire what went over it. */
export function reportWire(message: WireMessage): void {
  report(message);
}

/** @param listener - gets each message, and each exchange as soon as it is over */
export function listenToWire(listener: (message: WireMessage) => void): void {
  report = listener;
}

/** A `fetch` that knows the servers of this worker and nothing else, and fails as Node's does. */
export async function fetchFromPrograms(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const address = new URL(input instanceof Request ? input.url : input);
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  const request = await readRequest(address, input, init);
  const exchange: Exchange = {
    type: 'exchange',
    number: nextNumber(),
    method: request.method,
    url: request.url,
    requestHeaders: [...request.headers],
    requestBody: request.body,
  };
  try {
    const response = await orAborted(() => answer(address, request), signal);
    const { status, headers, body = '' } = response;
    reportWire({ ...exchange, response: { status, headers, body } });
    return toResponse(response, address);
  } catch (error) {
    reportWire({ ...exchange, failure: signal?.aborted ? 'aborted' : 'refused' });
    throw error;
  }
}

async function answer(address: URL, request: ServerRequest): Promise<ServerResponse> {
  if (!LOCAL_HOSTS.includes(address.hostname)) {
    throw new TypeError('fetch failed', { cause: noNetwork(address.hostname) });
  }
  const port = Number(address.port || 80);
  const listener = listeners.get(port);
  if (!listener) {
    throw new TypeError('fetch failed', { cause: refused(port) });
  }
  const headers = sentHeaders(request, address);
  return headLength(request, headers) > MAX_HEAD_LENGTH
    ? { status: 431, headers: [['Connection', 'close']] }
    : listener({ ...request, headers });
}

function headLength({ method, url }: ServerRequest, headers: Headers) {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url} HTTP/1.1`, ...lines].join('\r\n').length;
}

/** The browser's own Request would drop headers that it owns, such as `cookie`; Node sends them. */
async function readRequest(
  address: URL,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<ServerRequest> {
  const given = input instanceof Request ? input : undefined;
  // Not every browser says by `given.body` whether there is one.
  const body = init.body ?? ((await given?.text()) || undefined);
  return {
    method: (init.method ?? given?.method ?? 'GET').toUpperCase(),
    url: address.pathname + address.search,
    headers: new Headers(init.headers ?? given?.headers),
    body: body === undefined || typeof body === 'string' ? body : await new Response(body).text(),
  };
}

function sentHeaders({ headers }: ServerRequest, { host }: URL) {
  const sent = new Headers({ host, connection: 'keep-alive', accept: '*/*' });
  headers.forEach((value, name) => sent.set(name, value));
  return sent;
}

function toResponse({ body, ...head }: ServerResponse, { href }: URL) {
  const response = new Response(BODILESS_STATUSES.includes(head.status) ? null : body, head);
  return Object.defineProperties(response, {
    url: { value: href },
    // Of what is not JSON, the browser's own method complains in other words than Node.
    json: { value: async () => JSON.parse(await response.text()) as unknown },
  });
}

function orAborted<Value>(
  start: () => Promise<Value>,
  signal?: AbortSignal | null,
): Promise<Value> {
  if (!signal) {
    return start();
  }
  return new Promise((resolve, reject) => {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- as fetch does
    const abort = () => reject(abortReason(signal));
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    start().then(resolve, reject);
  });
}

/** A reason that the program did not choose has another text in Node. */
function abortReason({ reason }: AbortSignal): unknown {
  return reason instanceof DOMException && reason.name === 'AbortError'
    ? new DOMException('This operation was aborted', 'AbortError')
    : reason;
}
