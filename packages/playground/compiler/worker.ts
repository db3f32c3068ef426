/** The worker of a compiler: TypeScript, as far as a page needs it, and what asks it. */
import * as ts from 'typescript';
import { createChecker, type Checker } from './checker';
import { CannotLink } from './errors';
import { linkProgram } from './link';
import type { TypesPart, VendorPart } from './parts';
import type { WorkerAnswer, WorkerCall } from './protocol';

let checker: Checker | undefined;
const vendors = new Map<string, VendorPart>();

self.onmessage = ({ data }: MessageEvent<WorkerCall>) => self.postMessage(answer(data));

function answer(call: WorkerCall): WorkerAnswer {
  try {
    return { result: perform(call) };
  } catch (thrown) {
    const { stack, message } = thrown as Error;
    const isForReaders = thrown instanceof CannotLink;
    return { error: isForReaders ? message : `${stack}`, isForReaders };
  }
}

function perform(call: WorkerCall): unknown {
  if (call.call === 'part') {
    return take(
      call.href,
      JSON.parse(new TextDecoder().decode(call.json)) as TypesPart | VendorPart,
    );
  }
  if (!checker) {
    throw new Error('There are no types yet.');
  }
  checker.setFiles(call.files);
  switch (call.call) {
    case 'problems':
      return checker.problems();
    case 'hover':
      return checker.hover(call.name, call.position);
    case 'complete':
      return checker.complete(call.name, call.position);
    case 'format':
      return checker.format(call.name);
    case 'modules':
      return linkProgram(checker, call.entries, vendors.get(call.vendor)!, call.kind);
  }
}

function take(href: string, part: TypesPart | VendorPart) {
  if ('modules' in part) {
    vendors.set(href, part);
  } else if (checker) {
    checker.addTypes(part);
    checker.warmUp();
  } else {
    checker = createChecker(ts, part);
    checker.warmUp();
  }
}
