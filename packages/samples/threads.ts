/** What a plugin needs that does its work in a thread, as this one does. */
export { startEntry, type EntryData, type Thread } from './store/threads';
