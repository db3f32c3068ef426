/** The compiler's worker: it runs TypeScript, and answers the requests of `compiler.ts`. */
import ts from 'typescript';
import { createChecker, type Checker } from './checker';
import type { WorkerRequest, WorkerResponse } from './compiler';
import { load } from './load';
import type { Types } from './types';

let checker: Checker | undefined;

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) =>
  self.postMessage(await answer(data));

async function answer(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    return { result: 'types' in request ? await loadTypes(request.types) : perform(request) };
  } catch (thrown) {
    const { name, message, stack } = thrown as Error;
    return { error: name === 'NotLoaded' ? message : `${stack}`, name };
  }
}

function perform({ files, method, args }: Exclude<WorkerRequest, { types: unknown }>): unknown {
  checker!.setFiles(files);
  // The cast: `compiler.ts` has typed the arguments.
  return (checker![method] as (...args: unknown[]) => unknown)(...args);
}

async function loadTypes(url: string) {
  const response = await load(url);
  checker = createChecker(ts, (await response.json()) as Types);
  // Parses the types now: the time limit of the first check does not include loading.
  checker.setFiles([{ name: 'empty.ts', text: '' }]);
  checker.problems();
}
