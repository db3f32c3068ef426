import { precompress } from './precompress';

/* `npm run precompress` compresses the texts of the last build ahead. */
precompress('build').then(
  (count) => console.log(`${count} files of build are compressed ahead.`),
  ({ code, path, message }: NodeJS.ErrnoException) => {
    const isMissing = code === 'ENOENT' && path === 'build';
    console.error(isMissing ? 'There is no folder build; run "npm run build" first.' : message);
    process.exitCode = 1;
  },
);
