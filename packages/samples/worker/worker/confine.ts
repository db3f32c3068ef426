/**
 * What leads out of a program: to the network, to what browsers keep for the site, to other contexts, to the
 * page. Each byte of it is loaded with a first run, so frames add to it what only they have.
 */
const DOORS =
  'fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource FontFace ' +
  'indexedDB caches cookieStore webkitRequestFileSystem webkitRequestFileSystemSync ' +
  'webkitResolveLocalFileSystemURL webkitResolveLocalFileSystemSyncURL ' +
  'Worker SharedWorker BroadcastChannel importScripts postMessage close';

/**
 * Takes from a worker, or frame, what leads out of it, before a program begins. A policy forbids most of that
 * too, but the one of workers comes from the host, which may forget it. A program has no other realm to take it
 * from: `Worker` is gone, and what a frame makes has another origin than the frame.
 *
 * @param scope - the global object
 */
export function confine(scope: typeof globalThis): void {
  takeAway(scope, DOORS);
  if (!('document' in scope)) {
    // Node has none; in frames, React reads it.
    takeAway(scope, 'navigator');
  }
}

/**
 * Deletes properties where they are: most of the global ones are those of a prototype, from which programs could
 * get them back.
 *
 * @param names - with spaces between them
 */
export function takeAway(object: object, names: string): void {
  for (const name of names.split(' ')) {
    for (let owner: object | null = object; owner; owner = Reflect.getPrototypeOf(owner)) {
      Reflect.deleteProperty(owner, name);
    }
  }
}
