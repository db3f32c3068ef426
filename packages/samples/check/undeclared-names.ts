import { OWN_FILE } from './fragments';

/** What TypeScript says of a name or a package that nothing declares; for it, such a name is `any` from there on. */
const UNDECLARED = [
  2304, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2591, 2592, 2593, 2686, 2693, 2833, 2867, 2868,
  7016, 18004,
];
/** The file that an import names, by its path or by what a project calls it, is not on the page, or not all of it is shown; or dots stand for a part of the name. */
const NOT_SHOWN = new RegExp(
  String.raw`^(?:Cannot find module|Cannot find module or type declarations for side-effect import of|Invalid module name in augmentation, module) '(?:${OWN_FILE}|[^']*(?:\.\.\.|…)')|^(?:Module )?'"\.{1,2}(?:\/[^"]*)?"' (?:has no exported member|declares)`,
);
/** What bundlers and servers add to objects that are everywhere. */
const ADDED =
  /^Property '\w+' does not exist on type '(?:ImportMeta|Window & typeof globalThis)'\.$/;
/** What it says of what has its type from such names, where there are any. */
export const FROM_ANY = [2347, 18046, 2786];

/** `@ts-expect-error` above a line whose error comes of the types that such names have elsewhere. */
const UNUSED_EXPECTATION = 2578;

/** What has no type is `any`, as it is in the JavaScript that fragments often are. */
const UNTYPED = [
  2683, 7005, 7006, 7008, 7009, 7010, 7011, 7015, 7017, 7018, 7019, 7031, 7034, 7041, 7053,
];

/**
 * How it is cut out: alternatives declare the same names or stand beside each other, a property stands without
 * its object, the body of a function without the function, the function without its body, or a decorator
 * without its class.
 */
const CUT_OUT = [
  1108, 1117, 1163, 1206, 2300, 2323, 2391, 2393, 2395, 2451, 2528, 2567, 2657, 2717, 7028,
];

/** Tells whether what TypeScript says comes of names that a fragment has from elsewhere, or of how it is cut out. */
export function isOfUndeclared(code: number, message: string): boolean {
  return (
    [UNUSED_EXPECTATION, ...UNDECLARED, ...UNTYPED, ...CUT_OUT].includes(code) ||
    NOT_SHOWN.test(message) ||
    ADDED.test(message)
  );
}
