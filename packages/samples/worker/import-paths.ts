/** What an import may omit. */
const OPTIONAL_ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Lists the files that an import may mean, the likeliest first. TypeScript's may have the names that they have once
 * they are compiled.
 *
 * @param path - what is imported, from the program's folder: `src/server`, `src/server.js`
 */
export function importPaths(path: string): string[] {
  return [path, path.replace(/\.jsx?$/, '')].flatMap((start) =>
    OPTIONAL_ENDINGS.map((ending) => start + ending),
  );
}
