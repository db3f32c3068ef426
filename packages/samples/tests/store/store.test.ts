import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../store/files';
import { openStore } from '../../store/store';
import { compileEntry } from '../../store/compile-entry';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('openStore', () => {
  it('gives back what was written, in the next process too', () => {
    openStore(folder).write('pages/a.1.json', { words: ['x'] });
    expect(openStore(folder).read('pages/a.1.json')).toEqual({ words: ['x'] });
  });

  it('has nothing where a file is damaged, or of another make', () => {
    const store = openStore(folder);
    store.writeText('half.json', '{"value": 1, "na');
    store.writeText('other.json', '[1, 2]');
    expect(store.read('half.json')).toBeUndefined();
    expect(store.read('other.json')).toBeUndefined();
    expect(store.read('none.json')).toBeUndefined();
  });

  it('has no record without the files that it names', () => {
    const store = openStore(folder);
    store.writeText('run/a.1.js', 'code');
    store.write('programs/a.1.json', 'facts', ['run/a.1.js']);
    expect(store.read('programs/a.1.json')).toBe('facts');
    fs.rmSync(store.pathOf('run/a.1.js'));
    expect(store.read('programs/a.1.json')).toBeUndefined();
  });

  it('deletes what a whole build did not use, and keeps what a used record names', () => {
    const before = openStore(folder);
    before.writeText('run/used.js', '');
    before.write('programs/used.json', 1, ['run/used.js']);
    before.writeText('run/old.js', '');
    before.write('programs/old.json', 1, ['run/old.js']);
    before.write('facts/older.json', 1);

    const store = openStore(folder);
    store.read('programs/used.json');
    store.write('pages/new.json', 1);
    store.prune();
    expect(listFiles(folder)).toEqual(['pages/new.json', 'programs/used.json', 'run/used.js']);
    expect(fs.readdirSync(folder)).not.toContain('facts');
  });

  it('lets another process finish what it writes, and deletes what was never finished', () => {
    const store = openStore(folder);
    const [young, old] = ['a.json.1-0.unfinished', 'b.json.1-0.unfinished'];
    store.write('used.json', 1);
    fs.writeFileSync(path.join(folder, young), '');
    fs.writeFileSync(path.join(folder, old), '');
    fs.utimesSync(path.join(folder, old), 0, 0);
    store.prune();
    expect(listFiles(folder)).toEqual([young, 'used.json']);
  });

  it('holds nothing half-written when a build is killed', async () => {
    const { file } = await compileEntry('tests/store/writer.ts');
    const entriesOf = () => listFiles(folder).filter((name) => name.endsWith('.json'));
    for (let round = 0; round < 5; round++) {
      const writer = fork(file, [folder]);
      await once(writer, 'message');
      // A machine that is busy takes longer to write the first.
      await vi.waitFor(() => expect(entriesOf()).not.toEqual([]), { timeout: 10_000 });
      await sleep(17 * round);
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    const store = openStore(folder);
    entriesOf().forEach((entry) => expect(store.read(entry), entry).toHaveLength(1_000_000));
  });
});
