import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frontMatterProblems } from '../front-matter/problems';
import { readFrontMatter } from './docs-pages';
import { filesBelow } from './files';
import { newPage } from './new-page';
import { newPost } from './new-post';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'new-'));
const TODAY = new Date('2026-02-03T12:00:00Z');

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  fs.writeFileSync(path.join(site, file), text);
};
const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
const all = () => filesBelow(site, ['docs', 'versioned_docs', 'versioned_sidebars', 'blog']);

beforeAll(() => {
  const page = (title: string, slug: string) => `---\ntitle: ${title}\nslug: ${slug}\n---\n`;
  write(
    'docs-versions.json',
    JSON.stringify({
      lastVersion: '9.x',
      versions: { current: { label: '10.x', path: 'v10' }, '9.x': { label: '9.x', path: 'v9' } },
    }),
  );
  write('docs/server/router.mdx', page('Define a router', '/router'));
  write('docs/server/ctx.mdx', page('Context', '/context'));
  write('versioned_docs/version-9.x/server/router.mdx', page('Router', '/router'));
  write('blog/2026-01-01-hello.mdx', page('Hello, tRPC', 'hello-trpc'));
  write('blog/authors.yml', 'trpc:\n  name: tRPC\n');
  write('blog/tags.yml', 'hello:\n  label: hello\ntrpc:\n  label: trpc\n');
});

const SIDEBARS = ['sidebars.ts', 'versioned_sidebars/version-9.x-sidebars.json'] as const;

beforeEach(() => {
  const docs = [{ type: 'category', label: 'Server', items: ['server/router'] }];
  write(SIDEBARS[0], `export default ${JSON.stringify({ docs })};\n`);
  write(SIDEBARS[1], JSON.stringify({ docs }));
});

afterAll(() => fs.rmSync(site, { recursive: true }));

/** What the rules of this site say of a file that was made. */
async function problemsOf(file: string) {
  const frontMatter = await readFrontMatter(path.join(site, file), read(file));
  return frontMatterProblems(file, frontMatter);
}

describe('newPage', () => {
  it.each([
    [undefined, 'docs', SIDEBARS[0], '/docs/v10/rate-limits, in the docs of 10.x'],
    ['9.x', 'versioned_docs/version-9.x', SIDEBARS[1], '/docs/v9/rate-limits, in the docs of 9.x'],
  ])('adds a page to the docs of %s, and says so', async (version, folder, sidebar, address) => {
    const page = { id: 'server/rate-limits', title: 'Rate limits: how', in: version };
    const file = `${folder}/server/rate-limits.mdx`;
    const said = await newPage(site, page, false);
    expect(said).toContain(`  ${file}, with front matter and a sample that passes\n`);
    expect(said).toContain(`  ${sidebar}: last of "Server"\n`);
    expect(said).toContain(address);
    expect(await problemsOf(file)).toEqual([]);
    expect(read(file)).toMatch(/\ntitle: ['"]Rate limits: how['"]\n/);
    expect(read(sidebar)).toMatch(/\[['"]server\/router['"], ['"]server\/rate-limits['"]\]/);
    fs.rmSync(path.join(site, file));
  });

  it('writes nothing in a dry run', async () => {
    const before = [all(), read(SIDEBARS[0])];
    const said = await newPage(site, { id: 'server/limits', title: 'Limits' }, true);
    expect(said).toMatch(/^This would add a page:/);
    expect([all(), read(SIDEBARS[0])]).toEqual(before);
  });

  it.each([
    ['server/router', 'Routers', {}, 'docs/server/router.mdx exists already.'],
    [
      'server/context',
      'Contexts',
      {},
      'docs/server/ctx.mdx has the address /docs/v10/context already; choose another name.',
    ],
    [
      'server/routers',
      'Define a Router',
      {},
      'docs/server/router.mdx has the title "Define a router" already; choose another one.',
    ],
    ['routers', 'Routers', {}, '"routers" is no folder and name of a page; write them such as'],
    ['server/a.mdx', 'A', {}, '"server/a.mdx" is no folder and name of a page'],
    ['../docs/a', 'A', {}, '"../docs/a" is no folder and name of a page'],
    ['server/a', ' ', {}, 'It needs a title'],
    ['server/a', 'A'.repeat(61), {}, 'The title has 61 characters; write at most 60.'],
    [
      'server/a',
      'A',
      { in: '9' },
      'There is no docs version "9"; did you mean --in 9.x? There are 10.x, 9.x.',
    ],
    ['server/a', 'A', { category: 'Sever' }, 'did you mean "Server"?'],
    ['ops/a', 'A', {}, 'No category of sidebars.ts has pages of ops/'],
  ])('refuses %s "%s" %j: %s', async (id, title, options, message) => {
    const before = [all(), read(SIDEBARS[0])];
    await expect(newPage(site, { id, title, ...options }, false)).rejects.toThrow(message);
    expect([all(), read(SIDEBARS[0])]).toEqual(before);
  });
});

describe('newPost', () => {
  it('adds a post of today, whose sample says its version', async () => {
    const said = await newPost(site, 'What’s new: 10.x', TODAY, false);
    const file = 'blog/2026-02-03-whats-new-10x.mdx';
    expect(said).toContain(`  ${file}, by trpc, with a sample of 9.x that passes\n`);
    expect(said).toContain('blog/tags.yml has hello, trpc.');
    expect(await problemsOf(file)).toEqual([]);
    expect(read(file)).toContain('authors: [trpc]');
    expect(read(file)).toContain('version=9.x');
    await expect(newPost(site, 'What’s new: 10.x', new Date(0), false)).rejects.toThrow(
      `${file} has the address /blog/whats-new-10x already; choose another title.`,
    );
    fs.rmSync(path.join(site, file));
  });

  it.each([
    ['hello, TRPC', 'blog/2026-01-01-hello.mdx has the address /blog/hello-trpc already'],
    ['', 'It needs a title'],
    ['!!!', '"!!!" has no letters for an address.'],
  ])('refuses "%s": %s', async (title, message) => {
    const before = all();
    await expect(newPost(site, title, TODAY, false)).rejects.toThrow(message);
    expect(all()).toEqual(before);
  });

  it('writes nothing in a dry run', async () => {
    const before = all();
    expect(await newPost(site, 'News', TODAY, true)).toMatch(/^This would add a post:/);
    expect(all()).toEqual(before);
  });
});
