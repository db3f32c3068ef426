/**
 * The shim of Node's `http` in bundles: the part that server libraries use. Its servers answer the `fetch` of
 * the same worker.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/http.html
 */
import { EventEmitter } from 'node:events';
import type { Header } from '../messages';
import {
  listen,
  unlisten,
  type RequestListener,
  type ServerRequest as Request,
  type ServerResponse as SentResponse,
} from '../worker/network';

type Listener = (...args: unknown[]) => void;
type Headers = Record<string, string | number | readonly string[]>;

export class IncomingMessage extends EventEmitter {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly socket = { destroy() {} };
  readonly #body?: string;

  constructor({ method, url, headers, body }: Request) {
    super();
    this.method = method;
    this.url = url;
    this.headers = Object.fromEntries(headers);
    this.#body = body;
  }

  /** Emits the body as soon as a program listens to `end`. */
  override on(event: string | symbol, listener: Listener) {
    if (event === 'end') {
      queueMicrotask(() => {
        if (this.#body) {
          this.emit('data', this.#body);
        }
        this.emit('end');
      });
    }
    return super.on(event, listener);
  }
}

/** Sends the whole response in `end`. */
export class ServerResponse extends EventEmitter {
  statusCode = 200;
  statusMessage?: string;
  headersSent = false;
  readonly #headers = new Map<string, Header[]>();
  readonly #send: (response: SentResponse) => void;
  #body = '';

  constructor(send: (response: SentResponse) => void) {
    super();
    this.#send = send;
  }

  setHeader(name: string, value: string | number | readonly string[]) {
    const values = Array.isArray(value) ? (value as readonly string[]) : [String(value)];
    this.#headers.set(
      name.toLowerCase(),
      values.map((one): Header => [name, one]),
    );
    return this;
  }

  getHeader(name: string) {
    return this.#headers.get(name.toLowerCase())?.[0]?.[1];
  }

  removeHeader(name: string) {
    this.#headers.delete(name.toLowerCase());
  }

  writeHead(status: number, statusTextOrHeaders?: string | Headers, headers?: Headers) {
    const isText = typeof statusTextOrHeaders === 'string';
    this.statusCode = status;
    this.statusMessage = isText ? statusTextOrHeaders : undefined;
    Object.entries((isText ? headers : statusTextOrHeaders) ?? {}).forEach(([name, value]) =>
      this.setHeader(name, value),
    );
    return this;
  }

  write(text: string) {
    this.#body += text;
    return true;
  }

  end(text = '') {
    this.#body += text;
    this.headersSent = true;
    const headers = [...this.#headers.values()].flat();
    const { statusCode: status, statusMessage: statusText } = this;
    this.#send({ status, statusText, headers, body: this.#body });
    return this;
  }
}

export class Server extends EventEmitter {
  readonly #answer: RequestListener;
  #port?: number;

  constructor(handle: (req: IncomingMessage, res: ServerResponse) => void) {
    super();
    this.#answer = (request) =>
      new Promise((resolve) => handle(new IncomingMessage(request), new ServerResponse(resolve)));
  }

  listen(port: number, ...args: unknown[]) {
    this.#port = listen(port, this.#answer);
    const callback = args.find((arg) => typeof arg === 'function') as Listener | undefined;
    if (callback) {
      queueMicrotask(callback);
    }
    return this;
  }

  address() {
    return { address: '::', family: 'IPv6', port: this.#port };
  }

  close(callback?: Listener) {
    unlisten(this.#port ?? 0, this.#answer);
    if (callback) {
      queueMicrotask(callback);
    }
    return this;
  }
}

export function createServer(handle: (req: IncomingMessage, res: ServerResponse) => void) {
  return new Server(handle);
}

export default { createServer, Server, IncomingMessage, ServerResponse };
