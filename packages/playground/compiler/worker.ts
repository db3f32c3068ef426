/** The worker of a compiler: TypeScript, and what asks it. */
import ts from 'typescript';
import { createChecker, type Checker } from './checker';
import { load } from './load';
import type { WorkerAnswer, WorkerCall } from './protocol';
import type { TypesPart } from './types';

let checker: Checker | undefined;
const loaded = new Set<string>();

self.onmessage = async ({ data }: MessageEvent<WorkerCall>) => self.postMessage(await answer(data));

async function answer(call: WorkerCall): Promise<WorkerAnswer> {
  try {
    return { result: call.call === 'load' ? await loadTypes(call.types) : perform(call) };
  } catch (thrown) {
    const { name, message, stack } = thrown as Error;
    return { error: name === 'NotLoaded' ? message : `${stack}`, name };
  }
}

function perform(call: Exclude<WorkerCall, { call: 'load' }>): unknown {
  checker!.setFiles(call.files);
  switch (call.call) {
    case 'problems':
      return checker!.problems();
    case 'hover':
      return checker!.hover(call.name, call.position);
    case 'complete':
      return checker!.complete(call.name, call.position);
    case 'format':
      return checker!.format(call.name);
    case 'translate':
      return checker!.translate(call.isGuarded);
  }
}

async function loadTypes(hrefs: readonly string[]) {
  for (const href of hrefs.filter((one) => !loaded.has(one))) {
    const part = (await (await load(href)).json()) as TypesPart;
    if (checker) {
      checker.addTypes(part);
    } else {
      checker = createChecker(ts, part);
    }
    loaded.add(href);
    checker.warmUp();
  }
}
