import { docsVersions, versionReference } from './versions';

/** Prints what the reference pages show, by docs version: `tsx command.ts <site>`. */
async function main([siteDir = '.']: string[]) {
  const references = await Promise.all(
    docsVersions(siteDir).map(async (version) => [
      version.name,
      await versionReference(siteDir, version),
    ]),
  );
  process.stdout.write(JSON.stringify(Object.fromEntries(references)));
}

void main(process.argv.slice(2));
