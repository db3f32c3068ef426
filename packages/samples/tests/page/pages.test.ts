import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { choosePages, listPages, pageId, versionOf } from '../../page/pages';
import { docsVersions } from '../../page/versions';
import { SITE } from '../site';

const versions = docsVersions(SITE);
const { at, write } = temporaryFolder();

describe('docsVersions', () => {
  it('reads them from versions.json, the latest released one first', () => {
    expect(versions).toEqual([
      { library: 'version-9.x', label: '9.x', docsDir: 'versioned_docs/version-9.x' },
      { library: 'current', label: '10.x', docsDir: 'docs' },
    ]);
  });

  it('knows a version of which only the library is left, for samples elsewhere', () => {
    write('versions.json', '["11.x"]');
    for (const library of ['current', 'version-11.x', 'version-9.x']) {
      write(`libraries/${library}/package.json`, '{}');
    }
    expect(docsVersions({ ...SITE, dir: at() }).map(({ label }) => label)).toEqual([
      '11.x',
      '9.x',
      '10.x',
    ]);
  });
});

describe('versionOf', () => {
  it.each([
    ['docs/server/router.mdx', 'current'],
    ['versioned_docs/version-9.x/server/router.mdx', 'version-9.x'],
    ['blog/hello.mdx', 'version-9.x'],
  ])('%s documents %s', (file, library) => {
    expect(versionOf(file, versions)).toBe(library);
  });
});

it('finds the docs where a site has them, beside it too', () => {
  write('docs/api/add.md', '');
  write('docs/api/add.png', '');
  const site = { dir: at('website'), options: { ...SITE.options, docs: '../docs/' } };
  expect(docsVersions(site)).toMatchObject([{ docsDir: '../docs' }]);
  const file = '../docs/api/add.md';
  expect(listPages(site)).toEqual([{ file, version: 'current' }]);
  // A bundler takes no name that begins with dots.
  expect(pageId(file)).toBe('__docs__api__add');
});

describe('choosePages', () => {
  const files = ['docs/client/links.mdx', 'docs/server/router.mdx', 'blog/router.mdx'].map(
    (file) => ({
      file,
      version: 'current',
    }),
  );

  it('says where to write the folder of pages that are not there', () => {
    expect(() => choosePages([], [])).toThrow(/no pages; say in samples\.config\.ts/);
  });

  it('chooses all, or those with a part in their paths', () => {
    expect(choosePages(files, [])).toEqual({ files, faults: [] });
    expect(choosePages(files, ['router', 'server'])).toEqual({ files: files.slice(1), faults: [] });
  });

  it('says that no page has a part, and what to write', () => {
    expect(choosePages(files, ['links', 'rooter'])).toEqual({
      files: files.slice(0, 1),
      faults: [
        `No page's path has "rooter" in it; write a part of one, such as "docs/client/links.mdx".`,
      ],
    });
  });
});
