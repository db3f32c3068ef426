import path from 'node:path';

/**
 * Makes a page depend on a file that changes with the packages and the tool that its samples were
 * checked with, so that the bundler's cache forgets the page when they change; in the dev server also on
 * its mark, which changes when the page has been checked.
 *
 * It runs after Docusaurus's own loader, because the bundler blames the first loader for all faults.
 *
 * @param {string} code - a page's module
 * @param {object} map - its source map
 */
export default function fingerprintLoader(code, map) {
  const { file, marks, siteDir } = this.getOptions();
  this.addDependency(file);
  if (marks) {
    this.addDependency(path.join(marks, path.relative(siteDir, this.resourcePath)));
  }
  this.callback(null, code, map);
}
