import { VERSIONS, versionReference } from './versions';

/* Prints the data of the reference pages as JSON, by docs version. */

const references = VERSIONS.map(async (name) => [name, await versionReference(name)]);
void Promise.all(references).then((entries) =>
  process.stdout.write(JSON.stringify(Object.fromEntries(entries))),
);
