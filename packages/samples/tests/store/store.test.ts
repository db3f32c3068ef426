import fs from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { listFiles } from '../../store/files';
import { openStore } from '../../store/store';

const { at, write } = temporaryFolder();

describe('openStore', () => {
  it('has nothing where a file is damaged, or of another make', () => {
    const store = openStore(at());
    store.writeText('half.json', '{"value": 1, "na');
    store.writeText('other.json', '[1, 2]');
    expect(store.read('half.json')).toBeUndefined();
    expect(store.read('other.json')).toBeUndefined();
    expect(store.read('none.json')).toBeUndefined();
  });

  it('has no record without the files that it names', () => {
    const store = openStore(at());
    store.writeText('run/a.1.js', 'code');
    store.write('programs/a.1.json', 'facts', ['run/a.1.js']);
    expect(store.read('programs/a.1.json')).toBe('facts');
    fs.rmSync(store.pathOf('run/a.1.js'));
    expect(store.read('programs/a.1.json')).toBeUndefined();
  });

  it('deletes what a whole build did not use, and keeps what a used record names', () => {
    const before = openStore(at());
    before.writeText('run/used.js', '');
    before.write('programs/used.json', 1, ['run/used.js']);
    before.writeText('run/old.js', '');
    before.write('programs/old.json', 1, ['run/old.js']);

    const store = openStore(at());
    store.read('programs/used.json');
    store.write('pages/new.json', 1);
    store.prune();
    expect(listFiles(at())).toEqual(['pages/new.json', 'programs/used.json', 'run/used.js']);
  });

  it('lets another process finish what it writes, and deletes what was never finished', () => {
    const store = openStore(at());
    const [young, old] = ['a.json.1-0.unfinished', 'b.json.1-0.unfinished'];
    store.write('used.json', 1);
    write(young, '');
    write(old, '');
    fs.utimesSync(at(old), 0, 0);
    store.prune();
    expect(listFiles(at())).toEqual([young, 'used.json']);
  });

  it('keeps what was there where a build ends while it writes', () => {
    const store = openStore(at());
    store.write('page.json', 1);
    const { writeFileSync } = fs;
    vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
      writeFileSync(file, '{"val');
      throw new Error('Killed.');
    });
    expect(() => store.write('page.json', 2)).toThrow('Killed.');
    vi.restoreAllMocks();
    expect(store.read('page.json')).toBe(1);
  });
});
