import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSite } from '../../build/check-site';
import { openChecker } from '../../build/checker';
import { libraryFingerprints, openSiteStore } from '../../build/site-store';
import { resolveManifest } from '../../store/packages';
import { SITE } from '../site';

const CHECK_MS = 120_000;
const PAGE = 'docs/page.mdx';
const OLD_PAGE = 'versioned_docs/version-9.x/page.mdx';

describe('checkSite', () => {
  let site: string;
  beforeEach(() => {
    site = makeSite();
  });
  afterEach(() => fs.rmSync(site, { recursive: true }));

  it(
    'passes right samples, and takes them from the cache the next time',
    async () => {
      expect(await check()).toMatchObject({ faults: '', summary: summary({ unchanged: 0 }) });
      expect(await check()).toMatchObject({ faults: '', summary: summary({ unchanged: 2 }) });
    },
    CHECK_MS,
  );

  it(
    'finds a sample that was broken while the other page is in the cache',
    async () => {
      await check();
      write(PAGE, sample("import { initTRPC } from '@trpc/server';\ninitTRPC.creat();"));
      const { faults, summary: words } = await check();
      expect(faults).toMatchInlineSnapshot(`
        "docs/page.mdx:3:10 - TS2551: Property 'creat' does not exist on type 'TRPCBuilder<{}>'. Did you mean 'create'?

            initTRPC.creat();
                     ^^^^^"
      `);
      expect(words).toMatch('2 pages (1 unchanged), 2 samples checked, 0 unchecked, 1 problems');
    },
    CHECK_MS,
  );

  it(
    "fails when the two versions' packages are swapped, though all is in the cache",
    async () => {
      await check();
      const [one, two] = ['current', 'version-9.x'].map((name) => packageDir(name, '@trpc/server'));
      fs.renameSync(one!, `${one}-aside`);
      fs.renameSync(two!, one!);
      fs.renameSync(`${one}-aside`, two!);
      const { faults } = await check();
      expect(faults).toMatch(
        /library-current resolves @trpc\/server@9\.27\.4 .*, its package\.json says/,
      );
      expect(faults).toMatch(
        "docs/page.mdx:2:10 - TS2305: Module '\"@trpc/server\"' has no exported member 'initTRPC'.",
      );
    },
    CHECK_MS,
  );

  it(
    'fails when an export of a package is renamed, though its version stays',
    async () => {
      await check();
      const declarations = path.join(packageDir('current', '@trpc/server'), 'dist/core/index.d.ts');
      const text = fs.readFileSync(declarations, 'utf8');
      expect(text).toContain('initTRPC');
      fs.writeFileSync(declarations, text.replaceAll('initTRPC', 'startTRPC'));
      expect((await check()).faults).toMatch("has no exported member 'initTRPC'");
    },
    CHECK_MS,
  );

  it(
    'limits how many fences opt out',
    async () => {
      write(PAGE, `${sample('export {};')}\n${sample('export {};', 'nocheck="why"')}`);
      const { faults } = await check();
      expect(faults).toMatchInlineSnapshot(
        `"1 of 3 TypeScript fences say nocheck (33.3 %); at most 2 % may."`,
      );
    },
    CHECK_MS,
  );

  it(
    'checks the pages whose paths have a word in them, and says when none has',
    async () => {
      write(PAGE, sample('wrong'));
      expect(await check('version-9')).toMatchObject({ faults: '' });
      expect((await check('routre')).faults).toBe('No page\'s path has "routre" in it.');
    },
    CHECK_MS,
  );

  it(
    'tells what came of each page, where the first declares something for all',
    async () => {
      const first = 'docs/first.mdx';
      write(first, `${sample('declare global { const lamp: 7 }\nexport {};')}\n${sample('lamp;')}`);
      write(PAGE, sample('lamp;'));
      const checker = await open();
      const reports = await checker.check(
        [first, PAGE].map((file) => ({ file, version: 'current' })),
      );
      await checker.close();
      expect(reports.map(({ samples, problems }) => [samples, problems.length])).toEqual([
        [2, 0],
        [1, 1],
      ]);
    },
    CHECK_MS,
  );

  function open() {
    const at = { ...SITE, dir: site };
    return openChecker(at, openSiteStore(at), libraryFingerprints(at));
  }

  async function check(...parts: string[]) {
    const checker = await open();
    const report = await checkSite({ ...SITE, dir: site }, checker, parts);
    await checker.close();
    return report;
  }

  function write(file: string, text: string) {
    fs.writeFileSync(path.join(site, file), text);
  }

  function packageDir(library: string, name: string) {
    return path.join(site, 'libraries', library, 'node_modules', name);
  }
});

/** A site of two pages, with a copy of @trpc/server and links to the other packages. */
function makeSite() {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  fs.copyFileSync('versions.json', path.join(site, 'versions.json'));
  for (const library of ['current', 'version-9.x']) {
    copyLibrary(path.join('libraries', library), path.join(site, 'libraries', library));
  }
  const pages = {
    [PAGE]: sample("import { initTRPC } from '@trpc/server';\nexport const t = initTRPC.create();"),
    [OLD_PAGE]: sample("import { router } from '@trpc/server';\nexport const r = router();"),
  };
  for (const [file, text] of Object.entries(pages)) {
    fs.mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), text);
  }
  return site;
}

function copyLibrary(from: string, to: string) {
  fs.mkdirSync(to, { recursive: true });
  const text = fs.readFileSync(path.join(from, 'package.json'), 'utf8');
  fs.writeFileSync(path.join(to, 'package.json'), text);
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    const source = path.dirname(resolveManifest(path.resolve(from), name)!);
    const target = path.join(to, 'node_modules', name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (name === '@trpc/server') {
      fs.cpSync(source, target, { recursive: true });
    } else {
      fs.symlinkSync(source, target);
    }
  }
}

function sample(code: string, marks = '') {
  return `\`\`\`ts ${marks}\n${code}\n\`\`\`\n`;
}

function summary({ unchanged }: { unchanged: number }) {
  return expect.stringContaining(
    `2 pages (${unchanged} unchanged), 2 samples checked, 0 unchecked, 0 problems`,
  ) as string;
}
