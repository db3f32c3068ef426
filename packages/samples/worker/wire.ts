import type { Exchange, Header, SocketMessage, WireMessage } from './messages';

/** How readers see an HTTP exchange or a WebSocket message. */
export type WireEntry = {
  /** For example `GET /greet,bye?batch=1`. */
  title: string;
  /** The status, such as `207`, or `refused`. */
  result?: string;
  isError: boolean;
  /** The named parts of request and response, or of a message, folded; side by side if there is room. */
  sides: { name: string; text: string }[][];
};

/** Describes a message for readers. */
export function describeWireMessage(message: WireMessage): WireEntry {
  return message.type === 'exchange' ? describeExchange(message) : describeSocketMessage(message);
}

function describeExchange(exchange: Exchange): WireEntry {
  const { method, requestHeaders, requestBody, response, failure } = exchange;
  const [path = '', query] = exchange.url.split('?');
  const parameters = new URLSearchParams(query);
  const decoded = [...parameters].filter(([, value]) => typeof readJson(value) === 'object');
  decoded.forEach(([name]) => parameters.delete(name));
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : '';
  const status = response?.status ?? 0;
  return {
    title: `${method} ${path}${rest}`,
    result: response ? String(status) : failure,
    isError: !response || status >= 400,
    sides: [
      [
        { name: 'Request headers', text: writeHeaders(requestHeaders) },
        ...decoded.map(([name, value]) => ({
          name: `“${name}”, decoded from the URL`,
          text: prettyJson(value),
        })),
        { name: 'Request body', text: prettyJson(requestBody) },
      ],
      response
        ? [
            { name: 'Status', text: String(status) },
            { name: 'Response headers', text: writeHeaders(response.headers) },
            { name: 'Response body', text: prettyJson(response.body) },
          ]
        : [],
    ].map((side) => side.filter(({ text }) => text !== '')),
  };
}

type RpcMessage = {
  id?: number | string | null;
  method?: string;
  params?: { path?: string };
  result?: { type?: string };
  error?: object;
};

/** @see https://www.jsonrpc.org/specification, which many protocols follow loosely */
function describeSocketMessage({ from, data }: SocketMessage): WireEntry {
  const message = readJson(data) as RpcMessage | RpcMessage[] | undefined;
  const { id, method, params, result, error } = [message].flat()[0] ?? {};
  const kind =
    [method, params?.path, result?.type, error && 'error', id && `#${id}`]
      .filter(Boolean)
      .join(' ') || 'a message';
  return {
    title: `${from} sends ${Array.isArray(message) ? `${message.length} messages` : kind}`,
    isError: error !== undefined,
    sides: [[{ name: 'Message', text: prettyJson(data) }]],
  };
}

function writeHeaders(headers: Header[]) {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function prettyJson(text: string | null | undefined) {
  const value = readJson(text ?? '');
  return value === undefined ? (text ?? '') : JSON.stringify(value, null, 2);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
