import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DOCS_VERSIONS_FILE, type DocsVersions } from './docs-versions';

/** Reads a file of JSON, whose form its own tests and Docusaurus check. */
export function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/** Writes JSON as `npm run format` does. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFormatted(file, JSON.stringify(value, null, 2));
}

/** Writes docs-versions.json, a line for each version. */
export async function writeDocsVersions(siteDir: string, versions: DocsVersions): Promise<void> {
  // Prettier leaves objects open that it finds open.
  await writeFormatted(path.join(siteDir, DOCS_VERSIONS_FILE), JSON.stringify(versions));
}

/** Writes a file as `npm run format` does. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await format(text, { ...options, filepath: file }));
}

/** Lists the files below some folders, by their paths from the site's root. */
export function filesBelow(siteDir: string, folders: string[]): string[] {
  return folders
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
    )
    .filter((file) => fs.statSync(path.join(siteDir, file)).isFile())
    .sort();
}

/** Rewrites a file, unless its text stays. */
export function editFile(file: string, edit: (text: string) => string): void {
  const text = fs.readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited !== text) {
    fs.writeFileSync(file, edited);
  }
}
