import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBundles } from '../../bundles';
import type { RunPlaces } from '../../bundles/places';

const PAGE = 'docs/page.mdx';
const BUNDLE_MS = 30_000;
const LINKED = ['libraries', 'plugins', 'src', 'versions.json'];

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

  it(
    'says at once where the bundle will be, and makes it after that',
    async () => {
      const { bundles, onFailure } = openPage('console.log(1);');
      const places = bundles.bundlePageLater(PAGE, onFailure);
      const bundle = expect.stringMatching(/^current\/docs__page\.0\./) as string;
      expect(places).toEqual({ 1: { bundle, fence: 0, wire: 0 } });
      const file = path.join(siteDir, '.cache/run/bundles', bundleOf(places));
      expect(fs.existsSync(file)).toBe(false);
      await vi.waitFor(() => expect(fs.existsSync(file)).toBe(true), BUNDLE_MS);
      expect(await bundles.bundlePage(PAGE)).toEqual({ places, warnings: [] });
      expect(onFailure).not.toHaveBeenCalled();
    },
    BUNDLE_MS,
  );

  it(
    'says what is wrong with a program that cannot run in the page',
    async () => {
      const { bundles, onFailure } = openPage("throw new Error('Too cold.');");
      bundles.bundlePageLater(PAGE, onFailure);
      await vi.waitFor(() => expect(onFailure).toHaveBeenCalled(), BUNDLE_MS);
      expect(onFailure.mock.calls[0]![0]).toMatch(
        /^docs\/page\.mdx:2:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node\.\n\n.*Too cold\./,
      );
    },
    BUNDLE_MS,
  );

  function openPage(code: string) {
    fs.writeFileSync(path.join(siteDir, PAGE), `\`\`\`ts run\n${code}\n\`\`\`\n`);
    return { bundles: openBundles(siteDir), onFailure: vi.fn<(message: string) => void>() };
  }
});
