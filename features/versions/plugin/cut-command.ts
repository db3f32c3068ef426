import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { cut, nextName, type Run } from './cut';

/* `npm run version:cut -- 10.x [--next 11.x]` */

const UNDO = 'git reset --hard && git clean -df && npm install';

const run: Run = (command, ...args) => void execFileSync(command, args, { stdio: 'inherit' });
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { next: { type: 'string' } },
  });
  const [name = ''] = positionals;
  const changes = git('status', '--porcelain');
  if (changes) {
    throw new Error(`Commit or stash these changes first, so that this can be undone:\n${changes}`);
  }
  try {
    cut('.', name, values.next ?? nextName(name), run);
  } catch (error) {
    throw git('status', '--porcelain')
      ? new Error(`${(error as Error).message}\nThe version is cut by half; undo that by: ${UNDO}`)
      : error;
  }
  git('add', '--all');
  console.log(`
${name} is cut and staged. To undo: ${UNDO}

Now look at what no command knows:
- words on versions that readers see: git grep -nE '${name}|pre-?release|unreleased' -- '*.ts' '*.tsx' versioned_docs/version-${name}
- the announcement and the footer in docusaurus.config.ts, and the home page
- the samples of the home page and of posts, which are marked with the version before
- the packages in libraries/current, once the next version has some
- "npm test", which says which tests expect what readers saw before`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
