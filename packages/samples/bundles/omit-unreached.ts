import type { Plugin } from 'rolldown';
import { applyEdits } from './edits';
import { readParts, type Part } from './read-parts';

/**
 * Leaves out what a program cannot reach though its classes have it: a method that nothing names is
 * never called. Bundlers leave out what nobody imports, and stop at classes; most of Zod is methods of
 * classes that each name the next class.
 */
export function omitUnreached(): Plugin {
  return { name: 'omit-unreached', renderChunk: omitUnreachedParts };
}

/** @param code - a bundle, not minified */
export function omitUnreachedParts(code: string): string {
  const parts = readParts(code);
  const reached = findReached(parts);
  const omitted = parts.filter((part) => !reached.has(part));
  return applyEdits(
    code,
    omitted.flatMap(({ omit }) => omit ?? []),
  );
}

/** Follows mentions from the bundle itself, until there is no part that they lead to. */
function findReached(parts: Part[]): Set<Part> {
  const reached = new Set<Part>();
  const mentioned = new Set(['']);
  let next: Part | undefined;
  while ((next = parts.find(isNext))) {
    reached.add(next);
    next.mentions.forEach((key) => mentioned.add(key));
  }
  return reached;

  function isNext(part: Part) {
    const isAround = !part.within || reached.has(part.within);
    return isAround && mentioned.has(part.key) && !reached.has(part);
  }
}
