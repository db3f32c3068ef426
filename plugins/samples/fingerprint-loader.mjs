/**
 * Makes a page depend on the packages and on the tool that its samples were checked with, so that
 * the bundler's cache forgets it when they change.
 *
 * @param {string} source - a page
 */
export default function fingerprintLoader(source) {
  this.addDependency(this.getOptions().file);
  return source;
}
