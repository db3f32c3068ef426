/** Says that a program wants to leave the machine. */
export function noNetwork(host: string): Error {
  return new Error(`Samples have no network, so they cannot reach ${host}; call a local server.`);
}

/** What Node's sockets report where nothing listens, with the properties that Node gives it. */
export function refused(port: number): Error {
  const address = '127.0.0.1';
  return Object.assign(new Error(`connect ECONNREFUSED ${address}:${port}`), {
    errno: -111,
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address,
    port,
  });
}

/** The names by which a program can reach its own servers. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1', '[::1]', '0.0.0.0', '::'];
