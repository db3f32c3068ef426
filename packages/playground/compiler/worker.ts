/** The worker of a compiler: TypeScript, and what asks it. */
import ts from 'typescript';
import { createChecker, type Checker } from './checker';
import type { WorkerAnswer, WorkerCall } from './compiler';
import { load } from './load';
import type { Types } from './types';

let checker: Checker | undefined;

self.onmessage = async ({ data }: MessageEvent<WorkerCall>) => self.postMessage(await answer(data));

async function answer(call: WorkerCall): Promise<WorkerAnswer> {
  try {
    return { result: 'types' in call ? await loadTypes(call.types) : perform(call) };
  } catch (thrown) {
    const { name, message, stack } = thrown as Error;
    return { error: name === 'NotLoaded' ? message : `${stack}`, name };
  }
}

function perform({ files, method, args }: Exclude<WorkerCall, { types: unknown }>): unknown {
  checker!.setFiles(files);
  // The cast: who asks has looked at the arguments.
  return (checker![method] as (...args: unknown[]) => unknown)(...args);
}

async function loadTypes(href: string) {
  const response = await load(href);
  checker = createChecker(ts, (await response.json()) as Types);
  // Reads the types, which the first check would have to.
  checker.setFiles([{ name: 'empty.ts', text: '' }]);
  checker.problems();
}
