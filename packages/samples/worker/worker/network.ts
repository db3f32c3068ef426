import type { Exchange, Header, WireMessage } from '../messages';
import { freePort } from '../ports';
import { LOCAL_HOSTS, noNetworkError, refusedError } from '../network-errors';

/** A request as servers receive it. */
export type ServerRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  body?: string;
};

/** A response as servers send it. */
export type ServerResponse = {
  status: number;
  statusText?: string;
  headers: Header[];
  body?: string;
};

export type RequestListener = (request: ServerRequest) => Promise<ServerResponse>;

/** In characters. Node's HTTP servers answer requests with longer headers with status 431. */
const MAX_HEADER_LENGTH = 16 * 1024;

const BODILESS_STATUSES = [101, 204, 205, 304];

const listeners = new Map<number, RequestListener>();
let nextWireNumber = 0;
let report: (message: WireMessage) => void = () => {};

/**
 * Registers the listener of a port, in place of one that has it.
 *
 * @param port - 0 for any free one
 * @returns the actual port
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

/** The number of the next HTTP exchange or WebSocket message. */
export function nextNumber(): number {
  return nextWireNumber++;
}

export function reportWire(message: WireMessage): void {
  report(message);
}

/** @param listener - called for each WebSocket message, and for each HTTP exchange when it is complete */
export function listenToWire(listener: (message: WireMessage) => void): void {
  report = listener;
}

/** A `fetch` that reaches only the servers of this worker, and fails with Node's errors. */
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
    const response = await withAbort(() => respond(address, request), signal);
    const { status, headers, body = '' } = response;
    reportWire({ ...exchange, response: { status, headers, body } });
    return toResponse(response, address);
  } catch (error) {
    reportWire({ ...exchange, failure: signal?.aborted ? 'aborted' : 'refused' });
    throw error;
  }
}

async function respond(address: URL, request: ServerRequest): Promise<ServerResponse> {
  if (!LOCAL_HOSTS.includes(address.hostname)) {
    throw new TypeError('fetch failed', { cause: noNetworkError(address.hostname) });
  }
  const port = Number(address.port || 80);
  const listener = listeners.get(port);
  if (!listener) {
    throw new TypeError('fetch failed', { cause: refusedError(port) });
  }
  const headers = sentHeaders(request, address);
  return headerLength(request, headers) > MAX_HEADER_LENGTH
    ? { status: 431, headers: [['Connection', 'close']] }
    : listener({ ...request, headers });
}

function headerLength({ method, url }: ServerRequest, headers: Headers) {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url} HTTP/1.1`, ...lines].join('\r\n').length;
}

/** Not by `new Request`, which drops headers such as `cookie` in browsers; Node sends them. */
async function readRequest(
  address: URL,
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<ServerRequest> {
  const given = input instanceof Request ? input : undefined;
  // Firefox lacks `given.body`.
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
    // For text that is not JSON, browsers throw another message than Node.
    json: { value: async () => JSON.parse(await response.text()) as unknown },
  });
}

function withAbort<Value>(
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

/** The default reason has another message in Node than in browsers. */
function abortReason({ reason }: AbortSignal): unknown {
  return reason instanceof DOMException && reason.name === 'AbortError'
    ? new DOMException('This operation was aborted', 'AbortError')
    : reason;
}
