import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder for each test of a file, or of a group: new before the test, and gone after it. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'test-')));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const at = (file = '.') => path.join(folder, file);
  return {
    at,
    read: (file: string) => fs.readFileSync(at(file), 'utf8'),
    write: (file: string, text: string) => {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), text);
    },
  };
}
