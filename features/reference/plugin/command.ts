import { VERSIONS, versionReference } from './versions';

/* Prints what the reference pages show, by docs version. */

async function main() {
  const references = VERSIONS.map(async (name) => [name, await versionReference(name)]);
  process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(references))));
}

void main();
