/**
 * Makes a page depend on a file that changes with the packages and the tool that its samples were
 * checked with, so that the bundler's cache forgets the page when they change.
 *
 * It runs after Docusaurus's own loader, because the bundler blames the first loader for all faults.
 *
 * @param {string} code - a page's module
 * @param {object} map - its source map
 */
export default function fingerprintLoader(code, map) {
  this.addDependency(this.getOptions().file);
  this.callback(null, code, map);
}
