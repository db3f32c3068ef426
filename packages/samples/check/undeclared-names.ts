import type { EngineDiagnostic } from './engine';

/** What TypeScript says of a name that nothing declares; for it, such a name is `any` from there on. */
const UNDECLARED = [2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 18004];
/** The file that an import names is not on the page. */
const NO_FILE = /^Cannot find module '\.{1,2}\//;
/** What it says of parameters and variables that have their types from such names. */
const IMPLICIT_ANY = [7005, 7006, 7019, 7031, 7034, 7053];

/**
 * Leaves out what TypeScript says of a fence only because the fence is a fragment: names that it has from
 * elsewhere, and what has its type from them.
 */
export function withoutUndeclared(diagnostics: EngineDiagnostic[]): EngineDiagnostic[] {
  const isUndeclared = ({ code, message }: EngineDiagnostic) =>
    UNDECLARED.includes(code) || NO_FILE.test(message);
  return diagnostics.some(isUndeclared)
    ? diagnostics.filter((it) => !isUndeclared(it) && !IMPLICIT_ANY.includes(it.code))
    : diagnostics;
}
