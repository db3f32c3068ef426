import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const COMMAND = path.resolve('site/maintain/command.ts');
const SECOND_SITE = path.resolve('tests/second-site');
const TIMEOUT_MS = 600_000;

/** A git repository with the second site, below a folder with the packages that are installed here. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'maintain-'));
const site = path.join(folder, 'site');

const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' });
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  fs.writeFileSync(path.join(site, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as unknown;
const commit = () => {
  git('add', '--all', '--force', '--', '.', ':(exclude).cache');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Test');
};

/** What these scripts do is said by each test; `preinstall` is a part of `npm install`. */
const MANIFEST = {
  name: 'emitter-docs',
  private: true,
  scripts: {
    build: 'eval "$BUILD"',
    preinstall: 'eval "$PREINSTALL"',
    'check:samples': 'eval "$CHECK"',
  },
};

const DOCS_VERSIONS = {
  lastVersion: '2.x',
  versions: {
    current: { label: '3.x', path: 'v3', badge: true, banner: 'unreleased' },
    '2.x': { label: '2.x', path: 'v2', badge: false, banner: 'none' },
  },
};

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, ...args], {
    cwd: site,
    env: { ...process.env, BUILD: 'true', PREINSTALL: 'true', CHECK: 'true', ...env },
  });
  const result = { child, output: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (result.output += chunk.toString()));
  return result;
}

async function run(args: string[], env?: Record<string, string>) {
  const result = start(args, env);
  const [exitCode] = (await once(result.child, 'close')) as [number];
  return { exitCode, output: result.output };
}

const whole = () => ({
  changes: git('status', '--porcelain'),
  worktrees: git('worktree', 'list').trim().split('\n').length,
});
const UNTOUCHED = { changes: '', worktrees: 1 };

beforeAll(() => {
  fs.cpSync(SECOND_SITE, site, {
    recursive: true,
    filter: (file) =>
      !/node_modules|\.docusaurus|\.cache|build$/.test(path.relative(SECOND_SITE, file)),
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const old = 'libraries/version-2.x/node_modules';
  fs.cpSync(path.join(SECOND_SITE, old), path.join(site, old), { recursive: true });
  write('package.json', JSON.stringify(MANIFEST));
  write('docs-versions.json', JSON.stringify(DOCS_VERSIONS));
  write('site/ledger/redirects.json', '{}');
  const own = /lastVersion: '2\.x',\s+versions: .*\n/;
  const config = read('docusaurus.config.ts');
  expect(config).toMatch(own);
  write('docusaurus.config.ts', config.replace(own, "...require('./docs-versions.json'),\n"));
  write(
    'samples.config.ts',
    read('samples.config.ts').replace(
      "'3.x'",
      "require('./docs-versions.json').versions.current.label",
    ),
  );
  fs.appendFileSync(
    path.join(site, 'src/pages/index.mdx'),
    "\n```ts run\nimport mitt from 'mitt';\nconsole.log(typeof mitt());\n```\n\n```txt output\nobject\n```\n",
  );
  write('.gitignore', '/.cache/\n/.docusaurus/\n');
  git('init', '--quiet');
  commit();
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('a version is cut and dropped', { timeout: TIMEOUT_MS }, () => {
  beforeAll(() => void git('tag', 'start'));

  it('prints its plan, and stops there when asked to', async () => {
    const { exitCode, output } = await run(['cut', '3.x', '--dry-run'], { BUILD: 'exit 1' });
    expect(exitCode).toBe(0);
    expect(output).toMatchInlineSnapshot(`
      "Cut 3.x: docs/ becomes the latest released version, and 4.x is written there from now on.

         1. build the site as it is
         2. docusaurus docs:version 3.x: copy docs/ to versioned_docs/version-3.x, and the sidebar
         3. copy libraries/current to libraries/version-3.x
         4. docs-versions.json: 3.x is the last version, at v3, without a banner
         5. docs-versions.json: docs/ is 4.x, at v4, unreleased
         6. docs-versions.json: 2.x has the banner of an old version
         7. src/pages/index.mdx: mark its samples with version=2.x
         8. npm install, in the copy: the lock file knows the new workspace
         9. npm run check:samples, in the copy
        10. move all of that into the site, staged
        11. npm install

      "
    `);
    expect(whole()).toEqual(UNTOUCHED);
  });

  it('cuts it: docs, sidebar, library, configuration, samples of other pages', async () => {
    const { exitCode, output } = await run(['cut', '3.x'], { CHECK: 'checked-samples check' });
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/Samples: 7 pages.* 0 problems/);
    expect(readJson('versions.json')).toEqual(['3.x', '2.x']);
    expect(readJson('docs-versions.json')).toEqual({
      lastVersion: '3.x',
      versions: {
        current: { label: '4.x', path: 'v4', badge: true, banner: 'unreleased' },
        '3.x': { label: '3.x', path: 'v3', badge: false, banner: 'none' },
        '2.x': { label: '2.x', path: 'v2', badge: true, banner: 'unmaintained' },
      },
    });
    expect(read('versioned_docs/version-3.x/emit.mdx')).toBe(read('docs/emit.mdx'));
    expect(readJson('versioned_sidebars/version-3.x-sidebars.json')).toEqual({
      docs: ['emit', 'listen'],
    });
    expect(readJson('libraries/version-3.x/package.json')).toMatchObject({
      name: 'second-site-version-3.x',
      dependencies: { mitt: '3.0.1' },
    });
    expect(readJson('libraries/current/package.json')).toMatchObject({
      name: 'second-site-current',
    });
    expect(read('src/pages/index.mdx')).toContain('```ts run version=2.x\n');
    // What the copy has found of the samples is known from now on.
    expect(fs.readdirSync(path.join(site, '.cache/samples/pages'))).not.toEqual([]);
    // Staged, and nothing else is left behind.
    expect(git('diff', '--name-only')).toBe('');
    expect(git('ls-files', '--others', '--exclude-standard')).toBe('');
    expect(whole().worktrees).toBe(1);
    expect(output).toContain('yours to change:\n  src/pages/index.mdx:3\n\nThen "npm test"');
  });

  it('drops another: redirects, links to the nearest pages, and the packages that samples need', async () => {
    commit();
    const { exitCode, output } = await run(['drop', '2.x']);
    expect(exitCode, output).toBe(0);
    expect(readJson('versions.json')).toEqual(['3.x']);
    expect(readJson('docs-versions.json')).not.toHaveProperty(['versions', '2.x']);
    expect(readJson('site/ledger/redirects.json')).toEqual({
      '/docs/v2': '/docs/v3',
      '/docs/v2/listen': '/docs/v3/listen',
    });
    expect(read('src/pages/index.mdx')).toContain('[an event](/docs/v3)');
    expect(fs.existsSync(path.join(site, 'versioned_docs/version-2.x'))).toBe(false);
    expect(fs.existsSync(path.join(site, 'libraries/version-2.x/package.json'))).toBe(true);
    expect(output).toContain(
      'keep libraries/version-2.x: other pages have samples with version=2.x',
    );
    expect(output).toMatch(
      /Correct the sentences:\n {2}src\/pages\/index\.mdx:\d+\n\nThen "npm test"/,
    );
    git('reset', '--quiet', '--hard', 'start');
  });
});

describe('nothing has changed', { timeout: TIMEOUT_MS }, () => {
  beforeEach(() => expect(whole()).toEqual(UNTOUCHED));

  it.each([
    [['cut', '2.x'], '2.x exists already.'],
    [['cut', '3.x', '--dryrun'], "Unknown option '--dryrun'"],
    [['cut'], 'npm run version:cut -- 10.x [--next 11.x] [--dry-run]'],
  ])('after %j', async (args, message) => {
    const { exitCode, output } = await run(args, { BUILD: 'exit 3' });
    expect(exitCode).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
    expect(whole()).toEqual(UNTOUCHED);
  });

  it('with a tree that has changes', async () => {
    write('docs/new.mdx', 'New');
    const { exitCode, output } = await run(['cut', '3.x']);
    fs.rmSync(path.join(site, 'docs/new.mdx'));
    expect(exitCode).toBe(1);
    expect(output).toContain('There are changes that are not committed:\n  ?? docs/new.mdx\n');
  });

  it('where the site does not build', async () => {
    const { exitCode, output } = await run(['cut', '3.x'], { BUILD: 'exit 3' });
    expect(exitCode).toBe(1);
    expect(output).toContain('Nothing has changed.\n"npm run build" failed; see above.');
    expect(whole()).toEqual(UNTOUCHED);
  });

  it('on a signal in the middle, also where a program does not heed it', async () => {
    const deaf = 'trap "" TERM; echo in the middle; sleep 600';
    const stopped = start(['cut', '3.x'], { PREINSTALL: deaf });
    await expect.poll(() => stopped.output, { timeout: TIMEOUT_MS }).toContain('in the middle');
    stopped.child.kill('SIGTERM');
    const [exitCode] = (await once(stopped.child, 'close')) as [number];
    expect(exitCode).toBe(1);
    expect(stopped.output).toContain('Nothing has changed.\nStopped by SIGTERM.');
    expect(whole()).toEqual(UNTOUCHED);
  });

  it('when it is killed in the middle, nor after the next run, which fails', async () => {
    const stopped = start(['cut', '3.x'], { PREINSTALL: 'echo process $$; exec sleep 600' });
    await expect.poll(() => stopped.output, { timeout: TIMEOUT_MS }).toMatch(/process \d+/);
    const second = await run(['cut', '3.x']);
    expect(second.output).toContain(`Another run is at work here, as process ${stopped.child.pid}`);

    stopped.child.kill('SIGKILL');
    await once(stopped.child, 'exit');
    process.kill(Number(/process (\d+)/.exec(stopped.output)?.[1]));
    expect(whole().changes).toBe('');
    const next = await run(['cut', '3.x'], { PREINSTALL: 'exit 3' });
    expect(next.output).toContain('Nothing has changed.\n"npm install');
    expect(whole()).toEqual(UNTOUCHED);
  });
});
