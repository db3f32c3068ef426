import { describe, expect, it } from 'vitest';
import { refuseUnknownDocs, versionNames } from '../../indexing/docs-versions';

const version = (versionName: string, label: string, path: string) => ({
  versionName,
  label,
  path,
  docs: [{ id: 'guides/start', permalink: `${path}/start`, source: 'start.md', frontMatter: {} }],
});

describe('versionNames', () => {
  it('takes the label, the path and the major version', () => {
    const names = versionNames('default', [version('current', '2.x', '/docs/v2')]);
    expect(names.get('docs-default-current')).toEqual({
      label: '2.x',
      names: ['2.x', 'v2', '2', 'v2.x'],
    });
  });

  it('leaves out names that two versions share', () => {
    const names = versionNames('default', [
      version('2.1', '2.1', '/docs/2.1'),
      version('2.0', '2.0', '/docs/2.0'),
      version('next', 'Next', '/docs/next'),
    ]);
    expect(Array.from(names.values(), (entry) => entry.names)).toEqual([
      ['2.1'],
      ['2.0'],
      ['next'],
    ]);
  });
});

describe('refuseUnknownDocs', () => {
  const { docs } = version('current', '2.x', '/docs');

  it('says which documents there are not', () => {
    expect(() => refuseUnknownDocs([{ label: 'Start', doc: 'start' }], docs)).toThrow(
      'no docs version has: start.',
    );
    expect(() => refuseUnknownDocs([{ label: 'Start', doc: 'guides/start' }], docs)).not.toThrow();
  });
});
