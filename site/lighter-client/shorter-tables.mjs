import fs from 'node:fs';
import path from 'node:path';

const REGISTRY = 'registry.js';
const ROUTES = 'routes.js';

/** So short that two rarely begin alike: else the files of old pages would change their names with a new one. */
const SHORTEST_NAME = 4;

/** What each docs page loads beside its text: Docusaurus has a chunk for each part of a route. */
const OF_DOCS_PAGES =
  /"@theme\/Doc(?:sRoot|VersionRoot|Root|Item)"|"@generated\/docusaurus-plugin-content-docs\/default\/__plugin\.json"/;

/** An entry of the registry: a chunk's name, how to load it, then what only servers read of it. */
const CHUNK =
  /"(\w+)": (\[\(\) => import\()\/\* webpackChunkName: "\w+" \*\/ ("[^"]*"\)), .+\](?=,)/g;
/** How a route has its key in the table of its chunks: a path and a hash. */
const ROUTE = /(ComponentCreator\('([^']+)', ')(\w+)(?='\))/g;

/**
 * A loader for the three tables that Docusaurus generates of a site's routes and of the chunks that each
 * needs, which all pages load. It leaves out what browsers do not read, and writes hashes as short as
 * tells them apart, as git does: those in chunks' names, and those of routes, by which Docusaurus tells
 * routes of the same path apart. What every docs page loads beside its
 * text comes into one chunk: compressed, the seven of before were 2.6 KB larger. It has a name that no
 * route knows, so that Docusaurus does not fetch it ahead, as it did not the larger part of these.
 */
export default function shorterTables(source) {
  const [registry, routes] = [REGISTRY, ROUTES].map((name) => {
    const file = path.join(this.context, name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  });
  const names = shortNames(Array.from(registry.matchAll(CHUNK), ([, name]) => name));
  const hashes = shortHashes(Array.from(routes.matchAll(ROUTE), ([, , ...route]) => route));
  switch (path.basename(this.resourcePath)) {
    case REGISTRY:
      return source.replaceAll(CHUNK, (_, name, start, module) => {
        const short = names.get(name);
        const chunk = OF_DOCS_PAGES.test(module) ? 'docs' : short;
        return `"${short}": ${start}/* webpackChunkName: "${chunk}" */ ${module}]`;
      });
    case ROUTES:
      return source.replaceAll(
        ROUTE,
        (_, start, route, hash) => start + hashes.get(`${route}-${hash}`),
      );
    default:
      return source.replaceAll(/"(([^"]+)-(\w+)|\w+)"/g, (string, text, route) => {
        const short = route ? hashes.has(text) && `${route}-${hashes.get(text)}` : names.get(text);
        return short ? JSON.stringify(short) : string;
      });
  }
}

/** The shortest beginning of each name that no other has; a name may be another with a letter more. */
function shortNames(names) {
  const isOfAnother = (start, name) =>
    names.some((other) => other !== name && other.startsWith(start));
  return new Map(
    names.map((name) => {
      let length = SHORTEST_NAME;
      while (length < name.length && isOfAnother(name.slice(0, length), name)) {
        length += 1;
      }
      return [name, name.slice(0, length)];
    }),
  );
}

/** For each path and hash: how many routes before it have the same path. */
function shortHashes(routes) {
  const counts = new Map();
  return new Map(
    routes.map(([path, hash]) => {
      const count = counts.get(path) ?? 0;
      counts.set(path, count + 1);
      return [`${path}-${hash}`, String(count)];
    }),
  );
}
