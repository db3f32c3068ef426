/**
 * Runs a program in a thread of Node: gives it what it uses of a browser's worker, and no more.
 */
import { parentPort, workerData } from 'node:worker_threads';

/** What this thread is started with: the address of the program's file. */
export type RehearsalData = { program: string };

type Listener = (event: object) => void;

/** What each of the worker's events is in Node. */
const SUBSCRIBE: Record<string, (listener: Listener) => void> = {
  message: (listener) => parentPort!.once('message', (data) => listener({ data: data as unknown })),
  error: (listener) =>
    process.on('uncaughtException', (error) => listener({ error, preventDefault() {} })),
  unhandledrejection: (listener) =>
    process.on('unhandledRejection', (reason) => listener({ reason, preventDefault() {} })),
};

Object.assign(globalThis, {
  self: globalThis,
  postMessage: (message: unknown) => parentPort!.postMessage(message),
  addEventListener: (type: string, listener: Listener) => SUBSCRIBE[type]!(listener),
});

void import((workerData as RehearsalData).program);
