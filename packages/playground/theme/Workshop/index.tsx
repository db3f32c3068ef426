/** All that a workshop needs, as one file that the browser loads on a click. */
export { default } from './Workshop';
export { openStart } from './start';
