import { VERSIONS, versionReference } from './versions';

/* Prints the data of the reference pages as JSON, by docs version. */

async function main() {
  const references = VERSIONS.map(async (name) => [name, await versionReference(name)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(references))));
}

void main();
