import type { TypeEntry } from '../../page/type-entry';

/** Loads the types of a page. */
export type LoadTypes = () => Promise<{ default: TypeEntry[] }>;
