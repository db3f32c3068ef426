import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BASELINE_FILE } from '../../build/baseline';
import { checkSite } from '../../build/check-site';
import { openChecker, type Checker } from '../../build/checker';
import { libraryFingerprints, openSiteStore } from '../../build/site-store';
import { REPORT_FORMATS } from '../../build/report-formats';
import { resolveManifest } from '../../store/packages';
import type { SamplesOptions } from '../../page/options';
import type { Site } from '../../page/site';
import { validateSamplesOptions } from '../../build/validate-options';

const PAGE = 'docs/page.mdx';
const OLD_PAGE = 'versioned_docs/version-2.x/page.mdx';
const SECOND_SITE = 'tests/second-site';
const SAMPLE = "import mitt from 'mitt';\nexport const emitter = mitt<{ tea: string }>();";
const OLD_SAMPLE = "import mitt from 'mitt';\nexport const emitter = mitt();";

/** One site and one checker for all: to load a compiler takes seconds, and what was checked before is in the cache. */
describe('checkSite', () => {
  let site: string;
  let checker: Checker;
  beforeAll(async () => {
    site = makeSite();
    checker = await open();
  });
  afterAll(async () => {
    await checker.close();
    fs.rmSync(site, { recursive: true });
  });

  it('passes right samples, and takes them from the cache the next time', async () => {
    expect(await check()).toMatchObject({ faults: '', summary: summary({ unchanged: 0 }) });
    expect(await check()).toMatchObject({ faults: '', summary: summary({ unchanged: 2 }) });
  });

  it('takes the samples of a page from the cache whose words were edited, at their new lines', async () => {
    write(PAGE, `# Tea\n\n${sample(SAMPLE)}`);
    await check();
    write(PAGE, `# Tea\n\nSome words.\n\n${sample(SAMPLE)}`);
    const [report] = await checker.check([{ file: PAGE, version: 'current' }]);
    expect(report).toMatchObject({ isFromCache: true, fences: [{ line: 5 }] });
    write(PAGE, `# Tea\n\n${sample(SAMPLE, 'title="tea.ts"')}`);
    expect(await checker.check([{ file: PAGE, version: 'current' }])).toMatchObject([
      { isFromCache: false, fences: [{ line: 3 }] },
    ]);
  });

  it('finds what is wrong without what the site shows, or takes it from where that is', async () => {
    const alone = await openChecker(
      asSite(),
      openSiteStore(asSite()),
      libraryFingerprints(asSite()),
      false,
    );
    write(PAGE, sample("export const tea: number = 'green';"));
    const [found] = await alone.check([{ file: PAGE, version: 'current' }]);
    expect(found).toMatchObject({ isFromCache: false, problems: [{ rule: 'TS2322' }] });
    const [shown] = await checker.check([{ file: PAGE, version: 'current' }]);
    expect(shown).toMatchObject({ isFromCache: false, problems: found!.problems });
    expect(found!.typesFile).toBeUndefined();
    expect(shown!.typesFile).toBeDefined();
    const [again] = await alone.check([{ file: PAGE, version: 'current' }]);
    expect(again).toMatchObject({ isFromCache: true, typesFile: shown!.typesFile });
    await alone.close();
  });

  it('writes what is wrong for programs, and at the lines of a pull request', async () => {
    write(PAGE, sample('const tea: number = "hot";'));
    const report = await check('page', 'routre');
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('GITHUB_WORKSPACE', path.dirname(site));
    REPORT_FORMATS.get('json')!(report, asSite());
    REPORT_FORMATS.get('github')!(report, asSite());
    const [json, , ...annotations] = printed.mock.calls.flat() as string[];
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    expect(JSON.parse(json!)).toMatchObject({
      problems: [{ rule: 'TS2322', place: { file: PAGE, line: 2, column: 7, length: 3 } }],
      otherFaults: [expect.stringMatching('routre')],
    });
    expect(annotations).toEqual([
      `::error file=${path.basename(site)}/${PAGE},line=2,col=7,endColumn=10,title=TS2322::TS2322: Type 'string' is not assignable to type 'number'.`,
      expect.stringMatching(/^::error::No page's path has "routre" in it/),
    ]);
  });

  it('checks fences with marks and languages that it does not know, and warns of them at their lines', async () => {
    const marks = 'twoslash title="tea.ts"';
    write(PAGE, `${sample(SAMPLE, marks)}\n${sample('tea', marks)}`);
    expect((await check()).faults).toMatch("docs/page.mdx:7:1 - TS2304: Cannot find name 'tea'.");
    const right = `${sample(SAMPLE, marks)}\n${sample('1;', marks)}\n\`\`\`kotlin\nval tea\n\`\`\`\n`;
    for (const above of ['', 'Some words.\n\n']) {
      write(PAGE, `${above}${right}`);
      const { faults, warnings } = await check();
      expect(faults).toBe('');
      const [first, second, third] = above ? [3, 8, 12] : [1, 6, 10];
      expect(warnings).toEqual([
        expect.stringMatching(
          `^Unknown mark "twoslash"; .*\n  docs/page.mdx:${first}:7\n  docs/page.mdx:${second}:7$`,
        ),
        expect.stringMatching(`^Unknown language "kotlin"; .*\n  docs/page.mdx:${third}:4$`),
      ]);
    }
  });

  it('checks all fences of a page beside one with a wrong mark, and none of a page that is no MDX', async () => {
    write(PAGE, `${sample('tea;')}\n${sample('1;', 'run=deno')}`);
    const { faults, summary: words } = await check();
    expect(faults).toMatch(/"run=deno" means nothing[^]+Cannot find name 'tea'/);
    expect(words).toMatch('2 pages (1 unchanged), 3 samples checked, 0 unchecked, 2 problems');
    write(PAGE, `${sample('tea;')}\n<Tea>\n`);
    const unread = await check();
    expect(unread.faults).toMatch('docs/page.mdx:5:1 - Expected a closing tag for `<Tea>`');
    expect(unread.summary).toMatch('1 samples checked, 0 unchecked, 1 problems');
    expect(await check()).toMatchObject({ faults: unread.faults });
  });

  it('tells where the lines are now that the problems of an unchanged sample name', async () => {
    const clash = `${sample('', 'title="tea.ts"')}\n\`\`\`tsx title="tea.tsx"\n\`\`\`\n`;
    write(PAGE, clash);
    expect((await check()).faults).toMatch('"tea.tsx" and "tea.ts" (line 1) are both');
    write(PAGE, `Some words.\n\n${clash}`);
    const { faults, summary: words } = await check();
    expect(faults).toMatch(/^docs\/page\.mdx:7:15 - "tea\.tsx" and "tea\.ts" \(line 3\) are both/);
    expect(words).toMatch('2 pages (2 unchanged)');
  });

  it('limits how many fences opt out', async () => {
    write(PAGE, `${sample('export {};')}\n${sample('export {};', 'nocheck="why"')}`);
    const { faults } = await check();
    expect(faults).toMatchInlineSnapshot(
      `"1 of 3 TypeScript fences say nocheck (33.3 %); at most 2 % may."`,
    );
  });

  it('tells what came of each page, where the first declares something for all', async () => {
    const first = 'docs/first.mdx';
    write(first, `${sample('declare global { const lamp: 7 }\nexport {};')}\n${sample('lamp;')}`);
    write(PAGE, sample('lamp;'));
    const reports = await checker.check(
      [first, PAGE].map((file) => ({ file, version: 'current' })),
    );
    fs.rmSync(path.join(site, first));
    expect(reports.map(({ samples, problems }) => [samples, problems.length])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  describe('with known problems', () => {
    const WRONG = 'const tea: number = "hot";';
    const KNOWN = "TS2322: Type 'string' is not assignable to type 'number'.";
    beforeAll(async () => {
      write(PAGE, sample(WRONG));
      await checkSite(asSite(), checker, { updatesBaseline: true });
    });
    afterAll(() => fs.rmSync(path.join(site, BASELINE_FILE)));

    it('lists them by page and line of code', () => {
      expect(baseline()).toEqual({ [PAGE]: { [WRONG]: [KNOWN] } });
    });

    it('passes where they are, also after edits around them, and shows the page without a word on them', async () => {
      for (const text of [sample(WRONG), `Words.\n\n${sample('1;')}\n${sample(`2;\n${WRONG}`)}`]) {
        write(PAGE, text);
        const { faults, summary: words } = await check();
        expect(faults).toBe('');
        expect(words).toMatch('0 new problems, 1 known');
      }
      const [page] = await checker.check([{ file: PAGE, version: 'current' }]);
      expect(JSON.stringify(page!.fences)).not.toContain('TS2322');
    });

    it.each([
      [
        'a right fence breaks',
        `${sample(WRONG)}\n${sample('const tea: number = "cold";')}`,
        ':6:7',
      ],
      ['a right fence breaks in the same words', `${sample(WRONG)}\n${sample(WRONG)}`, ':6:7'],
      ['a known line gets another problem', sample(`let tea = 1;\n${WRONG}`), ':3:7'],
      ['a fence with a known problem gets another', sample(`${WRONG}\nmilk();`), ':3:1'],
    ])('fails where %s', async (_what, text, place) => {
      write(PAGE, text);
      expect((await check()).faults).toMatch(`${PAGE}${place} - TS`);
    });

    it('fails where one was mended, until it leaves the list', async () => {
      write(PAGE, sample('const tea = "hot";'));
      expect((await check()).faults).toBe(
        'samples.baseline.json lists problems that are gone, of docs/page.mdx; write "npx checked-samples check --update-baseline".',
      );
      await checkSite(asSite(), checker, { parts: ['version-2'], updatesBaseline: true });
      expect(baseline()).toHaveProperty([PAGE]);
      await checkSite(asSite(), checker, { updatesBaseline: true });
      expect(fs.existsSync(path.join(site, BASELINE_FILE))).toBe(false);
    });

    it.each([
      ['{ "docs/gone.mdx": {} }', /lists problems that are gone, of docs\/gone.mdx;/],
      ['{ "docs/page.mdx": ["TS2322"] }', /is broken: "docs\/page.mdx" must be of type object/],
      ['{', /is broken: .*JSON.* Bring it back from Git, or remove it/],
    ])('says what is wrong with the list %s', async (text, message) => {
      write(BASELINE_FILE, text);
      const faults = await check().then(
        (report) => report.faults,
        (error: Error) => error.message,
      );
      expect(faults).toMatch(message);
    });
  });

  it('takes names that nothing declares as any, where a site says so, and checks the rest', async () => {
    write(
      PAGE,
      sample(
        "import mitt from 'mitt';\nimport { kettle } from './kettle';\nexport const emitter = mitt<Teas>();\nteas.map((tea) => kettle.boil(tea));\nemitter.on('tea', <Log>console.log);\nexport const cups: number = 'one';",
      ),
    );
    expect((await check()).summary).toMatch('2 samples checked, 0 unchecked, 6 problems');
    await checker.close();
    checker = await open({ undeclaredNames: 'any' });
    const { faults, summary: words } = await check();
    expect(faults).toMatch(
      /^docs\/page.mdx:7:14 - TS2322: Type 'string' is not assignable .*\n\n.*\n.*$/,
    );
    expect(words).toMatch('2 samples checked, 1 of them fragments, 0 unchecked, 1 problems');
    await checker.close();
    checker = await open();
  });

  it('checks pages with the options of the compiler that their folder has', async () => {
    const jsx = 'libraries/current/node_modules/tea-jsx/jsx-runtime.d.ts';
    const other = 'docs/react/page.mdx';
    for (const file of [jsx, other]) {
      fs.mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    }
    write(jsx, 'export namespace JSX { interface IntrinsicElements { tea: { hot: boolean } } }');
    const page = '```tsx\nexport const cup = <tea hot={1} />;\nexport const f = (it) => it;\n```\n';
    write(PAGE, page);
    write(other, page);
    await checker.close();
    checker = await open({
      compilerOptions: { strict: false },
      compilerOptionsByPage: { 'docs/page': { jsxImportSource: 'tea-jsx' } },
    });
    const { problems } = await check('docs');
    expect(problems.map(({ rule, place: { file } }) => [file, rule])).toEqual([
      [PAGE, 'TS2322'],
      [other, 'TS2875'],
    ]);
    fs.rmSync(path.join(site, 'docs/react'), { recursive: true });
    await checker.close();
    checker = await open();
  });

  it("fails when the two versions' packages are swapped, though all is in the cache", async () => {
    write(PAGE, sample(SAMPLE));
    expect((await checkAnew()).faults).toBe('');
    const [one, two] = ['current', 'version-2.x'].map((name) => packageDir(name));
    fs.renameSync(one!, `${one}-aside`);
    fs.renameSync(two!, one!);
    fs.renameSync(`${one}-aside`, two!);
    const { faults } = await checkAnew();
    expect(faults).toMatch(/second-site-current resolves mitt@2\.1\.0 .*, its package\.json says/);
    expect(faults).toMatch('docs/page.mdx:3:29 - TS2558: Expected 0 type arguments, but got 1.');
  });

  function asSite(options: SamplesOptions = {}): Site {
    const common = { documented: ['mitt'], currentLabel: '3.x', highlights: 'all' };
    return { dir: site, options: validateSamplesOptions({ ...common, ...options }) };
  }

  function baseline() {
    return JSON.parse(fs.readFileSync(path.join(site, BASELINE_FILE), 'utf8')) as unknown;
  }

  function open(options?: SamplesOptions) {
    const at = asSite(options);
    return openChecker(at, openSiteStore(at), libraryFingerprints(at));
  }

  function check(...parts: string[]) {
    return checkSite(asSite(), checker, { parts });
  }

  /** As after a change of packages. */
  async function checkAnew() {
    await checker.close();
    checker = await open();
    return check();
  }

  function write(file: string, text: string) {
    fs.writeFileSync(path.join(site, file), text);
  }

  function packageDir(library: string) {
    return path.join(site, 'libraries', library, 'node_modules/mitt');
  }
});

/** A site of two pages, with copies of the packages of the second site. */
function makeSite() {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  fs.copyFileSync(path.join(SECOND_SITE, 'versions.json'), path.join(site, 'versions.json'));
  for (const library of ['libraries/current', 'libraries/version-2.x']) {
    const [from, to] = [path.resolve(SECOND_SITE, library), path.join(site, library)];
    fs.mkdirSync(to, { recursive: true });
    fs.copyFileSync(path.join(from, 'package.json'), path.join(to, 'package.json'));
    // Where packages are linked, a copy of the link would let tests change the package.
    const source = fs.realpathSync(path.dirname(resolveManifest(from, 'mitt')!));
    fs.cpSync(source, path.join(to, 'node_modules/mitt'), { recursive: true });
  }
  for (const [file, text] of [
    [PAGE, sample(SAMPLE)],
    [OLD_PAGE, sample(OLD_SAMPLE)],
  ] as const) {
    fs.mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), text);
  }
  return site;
}

function sample(code: string, marks = '') {
  return `\`\`\`ts ${marks}\n${code}\n\`\`\`\n`;
}

function summary({ unchanged }: { unchanged: number }) {
  return expect.stringContaining(
    `2 pages (${unchanged} unchanged), 2 samples checked, 0 unchecked, 0 problems`,
  ) as string;
}
