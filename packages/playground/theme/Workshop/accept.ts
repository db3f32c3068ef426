import type {
  Exchange,
  FrameMessage,
  Header,
  RunMessage,
  SocketMessage,
} from 'docusaurus-checked-samples/messages';

/** Run's own reporter cuts a program at 100,000 characters, for each file that runs. */
const MAX_CHARACTERS = 1_000_000;
const MAX_HEADERS = 200;
/** In pixels; a program may render as much as it likes, and its frame scrolls. */
const MAX_HEIGHT = 2000;

/** Says what a message of a frame is: what the page may show, nothing, or the last straw. */
export type Accept = (data: unknown) => RunMessage | FrameMessage | 'ignore' | 'too much';

/**
 * Stands between a frame and the page. A program can get past the reporter that it runs with, so the
 * page takes nothing for granted: each message is made anew of texts and numbers that were looked at.
 *
 * @param maxMessages - how many messages are not too much; Run's reporter sends 400 for each file that runs
 */
export function createAccept(maxMessages: number): Accept {
  let messages = 0;
  let characters = 0;
  return (data) => {
    messages += 1;
    const message = isRecord(data) ? read(data) : undefined;
    characters += message ? JSON.stringify(message).length : 0;
    if (messages > maxMessages || characters > MAX_CHARACTERS) {
      return 'too much';
    }
    return message ?? 'ignore';
  };
}

type Fields = Record<string, unknown>;

function read(data: Fields): RunMessage | FrameMessage | undefined {
  const { type, text, stream, failed, fence, height } = data;
  switch (type) {
    case 'begun':
    case 'cut':
      return { type };
    case 'fence':
      return isNumber(fence) ? { type, fence } : undefined;
    case 'ended':
      return { type, failed: failed !== false };
    case 'text':
      return typeof text === 'string'
        ? { type, stream: stream === 'stderr' ? stream : 'stdout', text }
        : undefined;
    case 'size':
      return isNumber(height)
        ? { type, height: Math.min(Math.max(height, 0), MAX_HEIGHT) }
        : undefined;
    case 'exchange':
      return readExchange(data);
    case 'socket':
      return readSocketMessage(data);
    default:
      return undefined;
  }
}

function readExchange(data: Fields): Exchange | undefined {
  const { number, method, url, requestBody, failure } = data;
  const requestHeaders = readHeaders(data.requestHeaders);
  if (
    !isNumber(number) ||
    typeof method !== 'string' ||
    typeof url !== 'string' ||
    !requestHeaders
  ) {
    return undefined;
  }
  const response = isRecord(data.response) ? readResponse(data.response) : undefined;
  return {
    type: 'exchange',
    number,
    method,
    url,
    requestHeaders,
    ...(typeof requestBody === 'string' && { requestBody }),
    ...(response ? { response } : { failure: failure === 'aborted' ? failure : 'refused' }),
  };
}

function readResponse({ status, headers, body }: Fields): Exchange['response'] {
  const read = readHeaders(headers);
  return isNumber(status) && read && typeof body === 'string'
    ? { status, headers: read, body }
    : undefined;
}

function readSocketMessage({ number, from, data }: Fields): SocketMessage | undefined {
  return isNumber(number) && typeof data === 'string'
    ? { type: 'socket', number, from: from === 'server' ? from : 'client', data }
    : undefined;
}

function readHeaders(headers: unknown): Header[] | undefined {
  if (!Array.isArray(headers) || headers.length > MAX_HEADERS) {
    return undefined;
  }
  const pairs = headers.map((header: unknown): Header | undefined => {
    const [name, value] = Array.isArray(header) ? (header as unknown[]) : [];
    return typeof name === 'string' && typeof value === 'string' ? [name, value] : undefined;
  });
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
