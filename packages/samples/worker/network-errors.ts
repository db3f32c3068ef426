/** The error for a request to another host than this machine. */
export function noNetworkError(host: string): Error {
  return new Error(`Samples have no network, so they cannot reach ${host}; call a local server.`);
}

/** The error of Node's sockets for a port on which nothing listens. */
export function refusedError(port: number): Error {
  const address = '127.0.0.1';
  return Object.assign(new Error(`connect ECONNREFUSED ${address}:${port}`), {
    errno: -111,
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address,
    port,
  });
}

/** The host names of a program's own servers. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1', '[::1]', '0.0.0.0', '::'];
