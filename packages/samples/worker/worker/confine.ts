/** What leads out of a program: to the network, to what browsers keep for the site, to other contexts, to the page. */
const DOORS = [
  ...['fetch', 'fetchLater', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'WebTransport'],
  ...['EventSource', 'RTCPeerConnection', 'webkitRTCPeerConnection', 'FontFace', 'fonts'],
  ...['indexedDB', 'caches', 'cookieStore', 'localStorage', 'sessionStorage', 'sharedStorage'],
  ...['webkitRequestFileSystem', 'webkitRequestFileSystemSync'],
  ...['webkitResolveLocalFileSystemURL', 'webkitResolveLocalFileSystemSyncURL'],
  ...['Worker', 'SharedWorker', 'BroadcastChannel', 'Notification', 'importScripts', 'open'],
  ...['postMessage', 'pagePort', 'close'],
];

/** What of `navigator` does so. Workers need none of it, as Node has none; React reads the rest in frames. */
const DOORS_OF_NAVIGATOR = [
  ...['storage', 'storageBuckets', 'webkitTemporaryStorage', 'webkitPersistentStorage', 'locks'],
  ...['serviceWorker', 'sendBeacon'],
];

/** As the browser says it where a policy forbids this. */
const NO_CODE_FROM_TEXT = 'Samples may not make code from text.';

/**
 * Takes from a worker, or frame, what leads out of it, before a program begins. A policy forbids most of that
 * too, but the one of workers comes from the host, which may forget it. A program has no other realm to take it
 * from: `Worker` is gone, and what a frame makes has another origin than the frame.
 *
 * What is left is `import()`, which is syntax: `bundles/foreign-imports.ts` refuses programs that have it, and
 * no text becomes code that has it.
 *
 * @param scope - the global object
 */
export function confine(scope: typeof globalThis): void {
  takeAway(scope, DOORS);
  if ('document' in scope) {
    takeAway(scope.navigator, DOORS_OF_NAVIGATOR);
  } else {
    takeAway(scope, ['navigator']);
  }
}

/**
 * Deletes properties where they are: most of the global ones are those of a prototype, from which programs could
 * get them back.
 */
export function takeAway(object: object, names: string[]): void {
  for (let owner: object | null = object; owner; owner = Reflect.getPrototypeOf(owner)) {
    names.forEach((name) => Reflect.deleteProperty(owner, name));
  }
}

type SetTimer = (callback: unknown, ...rest: unknown[]) => unknown;

/**
 * Lets no text become code in a worker. In a frame, its own policy does so.
 *
 * @param scope - the global object, whose timers are those that the program gets
 */
export function forbidCodeFromText(scope: typeof globalThis): void {
  const refuse = () => {
    throw new EvalError(NO_CODE_FROM_TEXT);
  };
  takeAway(scope, ['eval']);
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const prototype of kinds.map((kind) => Reflect.getPrototypeOf(kind)!)) {
    const { name } = prototype.constructor;
    const value = function () {
      refuse();
    };
    // Its name is printed with functions, its prototype is what they are instances of.
    Object.defineProperties(value, { name: { value: name }, prototype: { value: prototype } });
    Object.defineProperty(prototype, 'constructor', { value });
  }
  scope.Function = Function.prototype.constructor as FunctionConstructor;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = scope[name].bind(scope) as SetTimer;
    takeAway(scope, [name]);
    const setTimer: SetTimer = (callback, ...rest) =>
      typeof callback === 'function' ? set(callback, ...rest) : refuse();
    Object.assign(scope, { [name]: setTimer });
  }
}
