import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/unit/folder';
import { listFiles } from './list-files';

const VERSIONS = [
  { name: 'current', folder: 'docs/v10' },
  { name: '9.x', folder: 'docs/v9' },
];

const SITE = {
  'index.html': '',
  '404.html': '',
  'blog.html': '',
  'social-cards/home.png': '',
  'site.webmanifest': '{}',
  'docs/v10.html': '',
  'docs/v10/router.html': '',
  'docs/v10/llms-full.txt': '',
  'docs/v9.html': '',
  'docs/v9/router.html': '',
  'blog/post.html': '',
  'blog/rss.xml': '',
  'assets/js/main.1.js': '',
  'assets/types/router.json': '',
  'run/current/docs__router.js': '',
  'run/version-9.x/blog__post.js': '',
  'run/version-9.x/versioned_docs__version-9.x__router.js': '',
  'play/compiler.js': '',
  'play/version-9.x/a.js': '',
  'search-index/en.docs-default-current.1.text.json': '',
  'search-index/en.docs-default-9.x.1.text.json': '',
};

const { at, write } = temporaryFolder();
beforeEach(() => Object.entries(SITE).forEach(([name, text]) => write(name, text)));

it('lists a version’s pages by their addresses, with what all share', async () => {
  const [listing] = await listFiles(at(), VERSIONS);
  expect(listing?.files.map(([address]) => address)).toEqual([
    'assets/js/main.1.js',
    'assets/types/router.json',
    'blog',
    'blog/post',
    'docs/v10',
    'docs/v10/router',
    '',
    'play/compiler.js',
    'run/current/docs__router.js',
    'run/version-9.x/blog__post.js',
    'search-index/en.docs-default-current.1.text.json',
    'site.webmanifest',
  ]);
});

it('says how large it is, and what each file is', async () => {
  write('docs/v10/router.html', 'é');
  const [listing] = await listFiles(at(), VERSIONS);
  expect(listing?.files.find(([address]) => address === 'docs/v10/router')).toEqual([
    'docs/v10/router',
    'SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw=',
    2,
  ]);
  expect(listing?.bytes).toBe(listing?.files.reduce((sum, [, , bytes]) => sum + bytes, 0));
});

it('calls a build another one where a file of the version is, and there alone', async () => {
  const [current, released] = await listFiles(at(), VERSIONS);
  write('docs/v9/router.html', `${SITE['docs/v9/router.html']} another text`);
  const [currentAfter, releasedAfter] = await listFiles(at(), VERSIONS);
  expect(currentAfter?.build).toBe(current?.build);
  expect(releasedAfter?.build).not.toBe(released?.build);
});
