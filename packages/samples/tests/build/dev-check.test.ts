import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageReport } from '../../build/checker';
import { startDevCheck, type DevCheck } from '../../build/dev-check';
import { validateSamplesOptions } from '../../build/validate-options';
import type { PageFile } from '../../page/pages';

const PAGES = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'];
const OLD = 'versioned_docs/version-2.x/a.mdx';

describe('startDevCheck', () => {
  let dir: string;
  let log: string[];
  let said: string[];
  let marks: Record<string, string>;
  let known: Set<string>;
  let faulty: Set<string>;
  /** Called when a page's check begins. */
  let onCheck: (file: string) => void;
  let check: DevCheck;

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-check-'));
    fs.writeFileSync(path.join(dir, 'versions.json'), '["2.x"]');
    for (const file of [...PAGES, OLD]) {
      fs.mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(dir, file), 'text');
    }
    [log, said, marks] = [[], [], {}];
    known = new Set();
    faulty = new Set();
    onCheck = () => {};
  });
  afterEach(() => fs.rmSync(dir, { recursive: true }));

  it('checks nothing before the site is up', async () => {
    start();
    await new Promise(setImmediate);
    expect(log).toEqual([]);
    expect(PAGES.every((file) => check.isPending(file))).toBe(true);
    check.begin();
    await check.done;
    expect(log).toEqual(expect.arrayContaining(PAGES));
    expect(said).toEqual([
      'Samples: 4 of 4 pages are checked while the site is up.',
      expect.stringMatching(/^Samples: 4 pages \(0 unchanged\), 4 samples checked, .*0 problems/),
    ]);
  });

  it('checks a page that somebody opens before the others, and has it shown then', async () => {
    start();
    expect(check.open('docs/c.mdx')).toBe('0 of 4 pages are checked');
    const shown: Record<string, string>[] = [];
    onCheck = () => shown.push({ ...marks });
    check.begin();
    await check.done;
    const ofVersion = log.filter((file) => file.startsWith('docs/'));
    expect(ofVersion).toEqual(['docs/c.mdx', 'docs/a.mdx', 'docs/b.mdx']);
    const atLast = shown.at(-1)!;
    expect([atLast['docs/c.mdx'], atLast['docs/a.mdx']]).toEqual(['docs/c.mdx text', '']);
    expect(marks['docs/a.mdx']).toBe('docs/a.mdx text');
  });

  it('says what is wrong, and has the page compiled only when somebody opens it', async () => {
    faulty.add('docs/b.mdx');
    start();
    check.begin();
    await check.done;
    expect(said.join('\n')).toContain('docs/b.mdx:1:1 - Wrong.');
    expect(marks['docs/b.mdx']).toBe('');
    check.open('docs/b.mdx');
    expect(marks['docs/b.mdx']).toBe('docs/b.mdx text');
  });

  it('loads compilers for the first edit where all is known, and shows pages at once', async () => {
    [...PAGES, OLD].forEach((file) => known.add(`${file} text`));
    start();
    expect(marks[OLD]).toBe(`${OLD} text`);
    check.begin();
    expect(PAGES.some((file) => check.isPending(file))).toBe(false);
    await check.done;
    expect(log.sort()).toEqual(['warm-up current', 'warm-up version-2.x']);
  });

  it('checks a page again that was edited meanwhile, and no edit waits after that', async () => {
    start();
    check.begin();
    onCheck = (file) => {
      if (file === 'docs/b.mdx' && !log.includes('docs/a.mdx again')) {
        log.push('docs/a.mdx again');
        fs.writeFileSync(path.join(dir, 'docs/a.mdx'), 'edited');
        expect(check.isPending('docs/a.mdx')).toBe(true);
      }
    };
    await check.done;
    expect(log.filter((entry) => entry === 'docs/a.mdx')).toHaveLength(2);
    expect(marks['docs/a.mdx']).toBe('docs/a.mdx edited');
    fs.writeFileSync(path.join(dir, 'docs/a.mdx'), 'once more');
    expect(check.isPending('docs/a.mdx')).toBe(false);
  });

  it('is silent once another check takes its place', async () => {
    faulty.add('docs/b.mdx');
    start();
    const before = said.length;
    check.stop();
    check.begin();
    await check.done;
    expect(said).toHaveLength(before);
  });

  function start() {
    const keyOf = ({ file }: PageFile) =>
      `${file} ${fs.readFileSync(path.join(dir, file), 'utf8')}`;
    const prepare = (task: string) => (files: PageFile[]) => {
      if (task !== 'enter') {
        log.push(`${task} ${files[0]!.version}`);
      }
      return Promise.resolve();
    };
    check = startDevCheck(
      { dir, options: validateSamplesOptions({}) },
      {
        checker: {
          stateOf: (page) => ({ key: keyOf(page), isKnown: known.has(keyOf(page)) }),
          enter: prepare('enter'),
          warmUp: prepare('warm-up'),
          async checkPage(page) {
            const isFromCache = known.has(keyOf(page));
            if (!isFromCache) {
              log.push(page.file);
              onCheck(page.file);
            }
            await Promise.resolve();
            if (!faulty.has(page.file)) {
              known.add(keyOf(page));
            }
            return report(page.file, isFromCache, faulty.has(page.file));
          },
        },
        bundles: { bundlePage: () => Promise.resolve({ places: {}, warnings: [], seen: {} }) },
        marks: { write: (page, text) => (marks[page] = text), keep: () => {} },
        say: (words) => said.push(words),
      },
    );
  }
});

function report(file: string, isFromCache: boolean, isFaulty: boolean): PageReport {
  const place = { file, line: 1, column: 1, length: 4, source: 'text' };
  const problems = isFaulty ? [{ rule: 'test', message: 'Wrong.', place }] : [];
  const counts = { samples: 1, unchecked: 0 };
  return { problems, fences: [], types: [], factKeys: [], typesFile: '', isFromCache, ...counts };
}
