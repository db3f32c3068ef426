import { describe, expect, it } from 'vitest';
import { listPages, versionOf } from '../../page/pages';
import { docsVersions } from '../../page/versions';

const versions = docsVersions('.');

describe('docsVersions', () => {
  it('reads them from versions.json and the libraries, the latest released one first', () => {
    expect(versions).toEqual([
      { library: 'version-9.x', label: '9.x', docsDir: 'versioned_docs/version-9.x' },
      { library: 'current', label: '10.x', docsDir: 'docs' },
    ]);
  });
});

describe('versionOf', () => {
  it.each([
    ['docs/server/router.mdx', 'current'],
    ['versioned_docs/version-9.x/server/router.mdx', 'version-9.x'],
    ['blog/hello.mdx', 'version-9.x'],
    ['src/pages/about.mdx', 'version-9.x'],
  ])('%s documents %s', (file, library) => {
    expect(versionOf(file, versions)).toBe(library);
  });

  it('wants at least one version', () => {
    expect(() => versionOf('docs/a.mdx', [])).toThrowErrorMatchingInlineSnapshot(
      `[Error: The site has no docs versions; versions.json and "libraries" name them.]`,
    );
  });
});

describe('listPages', () => {
  it('finds nothing but Markdown, with paths from the root', () => {
    for (const { file } of listPages('.')) {
      expect(file).toMatch(/^(?:docs|versioned_docs|blog|src\/pages)\/.+\.mdx?$/);
    }
  });
});
