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
 * What is left is `import()`, which is syntax: `bundles/foreign-imports.ts` refuses programs that have it, and
 * no text becomes code that has it.
 *
 * @param scope - the global object
 */
export function confine(scope: typeof globalThis): void {
  takeAway(scope, DOORS);
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

type SetTimer = (callback: unknown, ...rest: unknown[]) => unknown;

/**
 * Lets no text become code in a worker, and takes the rest that frames need. In a frame, its own policy does so.
 *
 * @param scope - the global object, whose timers are those that the program gets
 */
export function forbidCodeFromText(scope: typeof globalThis): void {
  const refuse = (): never => {
    throw new EvalError('Samples make no code of text.');
  };
  // Node has no navigator.
  takeAway(scope, 'eval navigator');
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
    takeAway(scope, name);
    const setTimer: SetTimer = (callback, ...rest) =>
      typeof callback === 'function' ? set(callback, ...rest) : refuse();
    Object.assign(scope, { [name]: setTimer });
  }
}
