/**
 * Runs a bundle in a thread of Node: gives it what it uses of a browser's worker, and no more.
 */
import { parentPort, workerData } from 'node:worker_threads';

/** What each of the worker's events is in Node. */
const SUBSCRIBE = {
  message: (listener) => parentPort.once('message', (data) => listener({ data })),
  error: (listener) =>
    process.on('uncaughtException', (error) => listener({ error, preventDefault() {} })),
  unhandledrejection: (listener) =>
    process.on('unhandledRejection', (reason) => listener({ reason, preventDefault() {} })),
};

globalThis.self = globalThis;
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.addEventListener = (type, listener) => SUBSCRIBE[type](listener);

await import(`data:text/javascript,${encodeURIComponent(workerData)}`);
