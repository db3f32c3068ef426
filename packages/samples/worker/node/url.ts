/** The shim of Node's `url` in bundles: the part that servers use. */
const { URL, URLSearchParams } = globalThis;

/** @param path - path and query of a request */
function parse(path: string) {
  const { pathname, search } = new URL(path, 'http://localhost');
  return { pathname, search };
}

export { URL, URLSearchParams, parse };
export default { URL, URLSearchParams, parse };
