/** What the hosted index holds, for tests that fill one. */
export { sectionRecords } from './records';
export { INDEX_SETTINGS } from './settings';
