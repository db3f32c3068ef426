import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { copySite, editFile } from '../tests/support/site-copy';

const EDITED = 'docs/client/links.mdx';
/** Removed before the cold build. */
const CACHES = ['.cache', '.docusaurus', 'node_modules/.cache', 'build'];
/** GNU time, Debian's package `time`: it measures child processes of the build, too. */
const TIME = '/usr/bin/time';

/** Prints the elapsed time, CPU time and peak memory of builds of a copy of the site. */
async function main() {
  const copy = await copySite();
  await fs.cp('.git', path.join(copy, '.git'), { recursive: true });
  for (const name of CACHES) {
    await fs.rm(path.join(copy, name), { recursive: true, force: true });
  }
  const rows = [build(copy, 'cold'), build(copy, 'nothing changed')];
  await editFile(copy, EDITED, '\n## ', '\nOnce more.\n\n## ');
  rows.push(build(copy, 'one page edited'));
  console.table(rows);
  await fs.rm(copy, { recursive: true });
}

function build(copy: string, what: string) {
  const figures = path.join(copy, '.time');
  const args = ['--format', '%e %U %S %M', '--output', figures, 'npm', 'run', 'build'];
  execFileSync(TIME, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const line = execFileSync('tail', ['-n1', figures], { encoding: 'utf8' });
  const [seconds = 0, user = 0, system = 0, kilobytes = 0] = line.split(' ').map(Number);
  return { what, seconds, 'CPU seconds': user + system, 'peak MB': Math.round(kilobytes / 1024) };
}

void main();
