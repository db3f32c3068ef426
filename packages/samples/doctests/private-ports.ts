import fs from 'node:fs';
import type http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { freePort } from '../worker/ports';
import { LOCAL_HOSTS, noNetworkError, refusedError } from '../worker/network-errors';

/** The first argument of `listen` and `connect`, as far as it is used here. */
type ConnectOptions = { port?: number | string; host?: string; path?: string };

/**
 * Patches Node's `net` so that each port of this process is a socket file in a folder. Many processes can
 * then listen on port 2022 at once, and none reaches another or the network. Listening on a taken port
 * closes the server that had it, as when a reader stops one server and starts the next.
 *
 * Connecting to another host throws.
 *
 * @param folder - for the socket files of this process alone
 */
export function usePrivatePorts(folder: string): void {
  const servers = new Map<number, net.Server>();
  const portOf = new WeakMap<net.Server, number>();
  const isTaken = (port: number) => servers.get(port)?.listening ?? false;
  const socketFile = (port: number) => path.join(folder, `${port}.sock`);
  /* eslint-disable @typescript-eslint/unbound-method -- each is called with its own `this` below */
  const { listen, address } = net.Server.prototype;
  const { connect } = net.Socket.prototype;
  /* eslint-enable @typescript-eslint/unbound-method */

  net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]) {
    const wanted = portToListenOn(args[0]);
    if (wanted === undefined) {
      return listen.apply(this, args as Parameters<typeof listen>);
    }
    const port = wanted === 0 ? freePort(isTaken) : wanted;
    stop(servers.get(port));
    fs.rmSync(socketFile(port), { force: true });
    servers.set(port, this);
    portOf.set(this, port);
    const callback = args.find((arg) => typeof arg === 'function') as (() => void) | undefined;
    return listen.call(this, socketFile(port), callback);
  };

  net.Server.prototype.address = function (this: net.Server) {
    const port = portOf.get(this);
    return port === undefined ? address.call(this) : { address: '::', family: 'IPv6', port };
  };

  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const [options, callback] = connectArguments(args);
    if (options.port === undefined) {
      return connect.apply(this, args as unknown as Parameters<typeof connect>);
    }
    const { host = 'localhost', port } = options;
    if (!LOCAL_HOSTS.includes(host)) {
      throw noNetworkError(host);
    }
    if (!isTaken(Number(port))) {
      process.nextTick(() => this.destroy(refusedError(Number(port))));
      return this;
    }
    return connect.call(this, socketFile(Number(port)), callback);
  };
}

function portToListenOn(target: unknown): number | undefined {
  const port =
    typeof target === 'object' && target !== null ? (target as ConnectOptions).port : target;
  return port === undefined || port === null || Number.isNaN(Number(port))
    ? undefined
    : Number(port);
}

function connectArguments(args: unknown[]): [ConnectOptions, (() => void) | undefined] {
  const [first, ...rest] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  const callback = rest.find((arg) => typeof arg === 'function') as (() => void) | undefined;
  if (typeof first === 'object' && first !== null) {
    return [first, callback];
  }
  const host = typeof rest[0] === 'string' ? rest[0] : undefined;
  return [{ port: portToListenOn(first), host }, callback];
}

function stop(server: net.Server | undefined) {
  server?.close();
  (server as Partial<http.Server> | undefined)?.closeAllConnections?.();
}
