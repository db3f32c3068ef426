import type { EngineDiagnostic } from './engine';

/** What TypeScript says of a name or a package that nothing declares; for it, such a name is `any` from there on. */
const UNDECLARED = [
  2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2592, 2593, 2686, 2693, 7016, 18004,
];
/** The file that an import names is not on the page, or not all of it is shown. */
const NOT_SHOWN =
  /^(?:Cannot find module|Invalid module name in augmentation, module) '\.{1,2}(?:\/|')|^Module '"\.{1,2}(?:\/[^"]*)?"' (?:has no exported member|declares)/;
/** What it says of what has its type from such names. */
const FROM_ANY = [2347, 7005, 7006, 7019, 7031, 7034, 7053];

/** Alternatives, one below the other, declare the same names; the body of a function stands alone, or is left out. */
const IN_FRAGMENTS = [1108, 1163, 2300, 2391, 2451];

/** A package that is not installed stays a problem; what comes of it is none. */
const NO_PACKAGE = 2307;

/**
 * Leaves out what TypeScript says of a fence only because the fence is a fragment: names that it has from
 * elsewhere, what has its type from them, and how it is cut out.
 */
export function withoutUndeclared(diagnostics: EngineDiagnostic[]): EngineDiagnostic[] {
  const isUndeclared = ({ code, message }: EngineDiagnostic) =>
    UNDECLARED.includes(code) || NOT_SHOWN.test(message);
  const hasAny = diagnostics.some((it) => isUndeclared(it) || it.code === NO_PACKAGE);
  return diagnostics.filter(
    (it) =>
      !isUndeclared(it) &&
      !IN_FRAGMENTS.includes(it.code) &&
      !(hasAny && FROM_ANY.includes(it.code)),
  );
}
