const FIRST_FREE_PORT = 40_000;

/** Finds a port for a program that listens on any free one, the same in the page and in Node. */
export function freePort(isTaken: (port: number) => boolean): number {
  let port = FIRST_FREE_PORT;
  while (isTaken(port)) {
    port += 1;
  }
  return port;
}
