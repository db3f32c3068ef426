/** Above the ports that samples name. */
const FIRST_FREE_PORT = 40_000;

/** Finds a port for `listen(0)`. It is the same in the page and in Node, since programs may print it. */
export function freePort(isTaken: (port: number) => boolean): number {
  let port = FIRST_FREE_PORT;
  while (isTaken(port)) {
    port += 1;
  }
  return port;
}
