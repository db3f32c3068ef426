/**
 * The shim of the package `ws` in bundles: the part that servers and clients use. Both ends of a connection
 * are in the same worker, and their messages are reported to the page.
 *
 * @see https://github.com/websockets/ws/blob/8.18.0/doc/ws.md
 */
import { EventEmitter } from 'node:events';
import { nextNumber, reportWire } from '../worker/network';

type Options = { port?: number; server?: { address: () => { port?: number } } };
type Listener = (event: { type: string; data?: string; code?: number }) => void;

/** Close codes of RFC 6455: without a code, and a lost connection. */
const CLOSED_NORMALLY = 1005;
const CLOSED_ABNORMALLY = 1006;

const servers = new Set<WebSocketServer>();

/** One end of a connection. Events reach the other end asynchronously, as over a network. */
export class WebSocket extends EventEmitter {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState: number = this.CONNECTING;
  #peer?: WebSocket;
  #end: 'client' | 'server' = 'client';

  /** @param url - the server's; `null` for the server's end of a connection */
  constructor(url: string | URL | null) {
    super();
    if (url !== null) {
      setTimeout(() => this.#connect(new URL(url)));
    }
  }

  #connect(url: URL) {
    const server = [...servers].find(({ port }) => port === Number(url.port));
    if (!server) {
      this.emit('error', new Error(`connect ECONNREFUSED 127.0.0.1:${url.port}`));
      this.#closed(CLOSED_ABNORMALLY);
      return;
    }
    const peer = new WebSocket(null);
    peer.#end = 'server';
    peer.#peer = this;
    peer.readyState = this.OPEN;
    this.#peer = peer;
    this.readyState = this.OPEN;
    server.accept(peer, {
      method: 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host },
    });
    this.emit('open');
  }

  send(data: string) {
    reportWire({ type: 'socket', number: nextNumber(), from: this.#end, data });
    const peer = this.#peer;
    setTimeout(() => {
      if (peer?.readyState === this.OPEN) {
        peer.emit('message', data);
      }
    });
  }

  close(code = CLOSED_NORMALLY) {
    const peer = this.#peer;
    this.readyState = this.CLOSING;
    setTimeout(() => {
      if (peer) {
        peer.#closed(code);
      }
      this.#closed(code);
    });
  }

  terminate() {
    this.close(CLOSED_ABNORMALLY);
  }

  addEventListener(type: string, listener: Listener) {
    this.on(type, (value: unknown) => {
      const details = { message: { data: value }, close: { code: value } }[type] ?? {};
      listener({ type, ...details } as Parameters<Listener>[0]);
    });
  }

  #closed(code: number) {
    if (this.readyState !== this.CLOSED) {
      this.readyState = this.CLOSED;
      this.emit('close', code);
    }
  }
}

export class WebSocketServer extends EventEmitter {
  readonly clients = new Set<WebSocket>();
  readonly #options: Options;

  constructor(options: Options) {
    super();
    this.#options = options;
    servers.forEach((server) => server.port === options.port && server.close());
    servers.add(this);
  }

  get port() {
    return this.#options.port ?? this.#options.server?.address().port;
  }

  accept(client: WebSocket, request: object) {
    this.clients.add(client);
    client.on('close', () => this.clients.delete(client));
    this.emit('connection', client, request);
  }

  address() {
    return { address: '::', family: 'IPv6', port: this.port };
  }

  close(callback?: () => void) {
    servers.delete(this);
    if (callback) {
      queueMicrotask(callback);
    }
  }
}

export default Object.assign(WebSocket, { WebSocket, WebSocketServer, Server: WebSocketServer });
