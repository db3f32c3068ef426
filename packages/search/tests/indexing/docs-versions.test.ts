import { describe, expect, it } from 'vitest';
import { refuseUnknownDocs, versionNames } from '../../indexing/docs-versions';

const version = (versionName: string, label: string) => ({
  versionName,
  label,
  docs: [{ id: 'guides/start', permalink: '/docs/start', source: 'start.md', frontMatter: {} }],
});

describe('versionNames', () => {
  it('takes the label and the major version', () => {
    const names = versionNames('default', [version('current', '2.x')]);
    expect(names.get('docs-default-current')).toEqual(['2.x', 'v2']);
  });

  it('leaves out names that two versions share', () => {
    const names = versionNames('default', [
      version('2.1', '2.1'),
      version('2.0', '2.0'),
      version('next', 'Next'),
    ]);
    expect([...names.values()]).toEqual([['2.1'], ['2.0'], []]);
  });
});

describe('refuseUnknownDocs', () => {
  const { docs } = version('current', '2.x');

  it('says which documents there are not', () => {
    expect(() => refuseUnknownDocs([{ label: 'Start', doc: 'start' }], docs)).toThrow(
      'no docs version has: start.',
    );
    expect(() => refuseUnknownDocs([{ label: 'Start', doc: 'guides/start' }], docs)).not.toThrow();
  });
});
