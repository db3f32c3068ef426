/** What a plugin needs that does its work in a thread, as this one does. */
export { startEntry, type EntryData } from './build/start-entry';
export type { Thread } from './build/threads';
