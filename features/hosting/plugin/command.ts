import { precompress } from './precompress';

/* `npm run precompress` compresses the texts of the last build ahead. */

precompress('build').then(
  (count) => console.log(`${count} files of build are compressed ahead.`),
  () => {
    console.error('There is no folder build; run "npm run build" first.');
    process.exitCode = 1;
  },
);
