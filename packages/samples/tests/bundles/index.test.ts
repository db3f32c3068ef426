import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBundles } from '../../bundles';
import type { RunInfoByLine } from '../../page/run-info';
import { openStore } from '../../store/store';
import { SITE } from '../site';

const PAGE = 'docs/page.mdx';
const LINKED = ['libraries', 'versions.json'];

/** The bundle of the sample on the page's first line. */
function bundleOf(runInfo: RunInfoByLine) {
  const first = runInfo[1]!;
  return 'bundle' in first ? first.bundle : '';
}

describe('bundlePage', () => {
  let siteDir: string;
  beforeEach(() => {
    // Inside this site's folder, so that the programs can import its packages.
    fs.mkdirSync('.cache', { recursive: true });
    siteDir = fs.mkdtempSync(path.resolve('.cache/bundles-'));
    LINKED.forEach((name) => fs.symlinkSync(path.resolve(name), path.join(siteDir, name)));
    fs.mkdirSync(path.join(siteDir, 'docs'));
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true }));

  it('makes the bundle of a page once, and of an edited program anew', async () => {
    const { bundlePage, write } = await openPage('console.log(1);');
    const runInfo = await bundlePage(PAGE);
    const bundle = expect.stringMatching(/^current\/docs__page\.0\./) as string;
    expect(runInfo).toEqual({ 1: { bundle, fence: 0, wire: 0 } });
    const file = path.join(siteDir, 'store/run', bundleOf(runInfo));
    const { mtimeMs } = fs.statSync(file);
    await bundlePage(PAGE);
    expect(fs.statSync(file).mtimeMs).toBe(mtimeMs);
    write('console.log(2);');
    expect(bundleOf(await bundlePage(PAGE))).not.toBe(bundleOf(runInfo));
  });

  it('says what is wrong with a program that cannot run in the page', async () => {
    const { bundlePage } = await openPage("throw new Error('Too cold.');");
    await expect(bundlePage(PAGE)).rejects.toThrow(
      /^docs\/page\.mdx:2:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node\.\n\n.*Too cold\./,
    );
  });

  async function openPage(code: string) {
    const write = (text: string) =>
      fs.writeFileSync(path.join(siteDir, PAGE), `\`\`\`ts run\n${text}\n\`\`\`\n`);
    write(code);
    const store = openStore(path.join(siteDir, 'store'));
    const bundlePage = await openBundles({ ...SITE, dir: siteDir }, store, {}, 'bundler hash');
    return { bundlePage, write };
  }
});
