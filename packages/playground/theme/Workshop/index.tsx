/** The chunk that is loaded on a click. */
export { default } from './Workshop';
export { openStart } from './start';
