import fs from 'node:fs';
import { precompress } from './precompress';

const MEGABYTE = 1e6;

/** Compresses the texts of the last build ahead: `npm run precompress`. */
async function run(folder: string) {
  if (!fs.existsSync(folder)) {
    throw new Error(`There is no folder ${folder}; run \`npm run build\` first.`);
  }
  const { files, bytes, br, gz } = await precompress(folder);
  const megabytes = (size: number) => `${(size / MEGABYTE).toFixed(1)} MB`;
  console.log(
    `${files} files of ${folder}: ${megabytes(bytes)}, ${megabytes(br)} by brotli, ${megabytes(gz)} by gzip`,
  );
}

run('build').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
