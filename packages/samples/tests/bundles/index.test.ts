import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBundles } from '../../bundles';
import type { RunPlaces } from '../../page/run-place';
import { openStore } from '../../store/store';
import { SITE } from '../site';

const PAGE = 'docs/page.mdx';
const BUNDLE_MS = 30_000;
const LINKED = ['libraries', 'versions.json'];

/** The bundle of the sample on the page's first line. */
function bundleOf(places: RunPlaces) {
  const place = places[1]!;
  return 'bundle' in place ? place.bundle : '';
}

describe('bundlePageLater', () => {
  let siteDir: string;
  beforeEach(() => {
    // Below this site, so that the programs find its packages.
    fs.mkdirSync('.cache', { recursive: true });
    siteDir = fs.mkdtempSync(path.resolve('.cache/bundles-'));
    LINKED.forEach((name) => fs.symlinkSync(path.resolve(name), path.join(siteDir, name)));
    fs.mkdirSync(path.join(siteDir, 'docs'));
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true }));

  it('says at once where the bundle of an edit will be, makes it after that, and says what is wrong with it', async () => {
    const { bundles, onFailure, write } = await openPage('console.log(1);');
    await bundles.bundlePageLater(PAGE, onFailure);
    write('console.log(2);');
    const places = await bundles.bundlePageLater(PAGE, onFailure);
    const bundle = expect.stringMatching(/^current\/docs__page\.0\./) as string;
    expect(places).toEqual({ 1: { bundle, fence: 0, wire: 0 } });
    const file = path.join(siteDir, 'kept/run', bundleOf(places));
    expect(fs.existsSync(file)).toBe(false);
    await vi.waitFor(() => expect(fs.existsSync(file)).toBe(true), BUNDLE_MS);
    expect(await bundles.bundlePage(PAGE)).toMatchObject({ places, warnings: [] });
    expect(onFailure).not.toHaveBeenCalled();

    write("throw new Error('Too cold.');");
    await bundles.bundlePageLater(PAGE, onFailure);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalled(), BUNDLE_MS);
    expect(onFailure.mock.calls[0]![0]).toMatch(
      /^docs\/page\.mdx:2:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node\.\n\n.*Too cold\./,
    );
  });

  async function openPage(code: string) {
    const write = (text: string) =>
      fs.writeFileSync(path.join(siteDir, PAGE), `\`\`\`ts run\n${text}\n\`\`\`\n`);
    write(code);
    const store = openStore(path.join(siteDir, 'kept'));
    const bundles = await openBundles({ ...SITE, dir: siteDir }, store, {}, 'maker');
    return { bundles, write, onFailure: vi.fn<(message: string) => void>() };
  }
});
