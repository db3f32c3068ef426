import { describe, expect, it } from 'vitest';
import { formatLedger, parseLedger } from './ledger';
import { lostAddresses } from './lost-addresses';

const RELEASED = `/
/#community
/docs/v10/nest
/docs/v10/router
/docs/v10/router#merge-routers
/docs/v10/router#nest-routers
/docs/v9/router
/docs/v9/router#nest-routers
`;
const VERSIONS = ['/docs/v10', '/docs/v9'];

describe('a ledger', () => {
  it('grows in order, and keeps what a build has no more', () => {
    const added = ['/docs/v10/router', '/docs/v10/router#nest-a-router', '/docs/v10/links'];
    expect(formatLedger([...parseLedger(RELEASED), ...added])).toBe(
      RELEASED.replace('/docs/v10/nest\n', '/docs/v10/links\n/docs/v10/nest\n').replace(
        '#merge-routers\n',
        '#merge-routers\n/docs/v10/router#nest-a-router\n',
      ),
    );
  });

  it('names the line that is no address', () => {
    expect(() => parseLedger('/docs\n<<<<<<< main\n')).toThrowErrorMatchingInlineSnapshot(
      `[Error: The ledger has the line "<<<<<<< main"; expected "/a/page" or "/a/page#a-heading". Take it back from git.]`,
    );
  });
});

describe('lostAddresses', () => {
  it('names page, heading and mend', () => {
    expect(
      lost({ '/docs/v10/nest': undefined, '/docs/v10/router': ['nest-a-router', 'merge-routers'] }),
    ).toMatchInlineSnapshot(`
      [
        "The page /docs/v10/nest is gone. Lead its readers on in features/addresses/redirects.json: "/docs/v10/nest": "/docs/v10/router"",
        "The heading #nest-routers of /docs/v10/router is gone. Renamed, maybe to what is #nest-a-router now, it keeps its address with {/* #nest-routers */} at the end of its line; otherwise lead on in features/addresses/aliases.json: "/docs/v10/router":{"nest-routers":"nest-a-router"}",
      ]
    `);
  });

  it('proposes what is new, as what was renamed is, before what was there', () => {
    const renamed = {
      '/docs/v10/nest': undefined,
      '/docs/v10/nest-routers-deeply': [],
      '/docs/v10/test': [],
      '/docs/v10/router': ['merge-routers', 'put-one-in-another'],
    };
    expect(lost(renamed)).toEqual([
      expect.stringContaining('"/docs/v10/nest": "/docs/v10/nest-routers-deeply"'),
      expect.stringContaining('{"nest-routers":"put-one-in-another"}'),
    ]);
  });

  it('accepts a place that is no heading, as an alias is', () => {
    const page = { '/docs/v10/router': ['nest-a-router', 'merge-routers'] };
    expect(lost(page, {}, { '/docs/v10/router': ['nest-routers'] })).toEqual([]);
    expect(lost(page)).toHaveLength(1);
  });

  it('accepts a redirect to a page with the same headings, and names those that it lacks', () => {
    const redirects = { '/docs/v10/router': '/docs/v10/routers' };
    const page = { '/docs/v10/router': undefined };
    const both = ['nest-routers', 'merge-routers'];
    expect(lost({ ...page, '/docs/v10/routers': both }, redirects)).toEqual([]);
    expect(lost({ ...page, '/docs/v10/routers': ['nest-routers', 'merge'] }, redirects)).toEqual([
      expect.stringContaining('The heading #merge-routers of /docs/v10/routers is gone.'),
    ]);
  });

  it('accepts a redirect to a heading, and one to another docs version, which is another text', () => {
    const redirects = {
      '/docs/v9/router': '/docs/v10/nest',
      '/docs/v10/router': '/docs/v10/nest#routers',
    };
    const gone = { '/docs/v9/router': undefined, '/docs/v10/router': undefined };
    expect(lost(gone, redirects)).toEqual([]);
  });

  it('names a redirect to a page that does not exist', () => {
    const redirects = { '/docs/v10/nest': '/docs/v10/nested' };
    expect(lost({ '/docs/v10/nest': undefined }, redirects)).toEqual([
      expect.stringContaining('The page /docs/v10/nest is gone.'),
    ]);
  });

  it('proposes the page of another docs version where the version is gone', () => {
    const gone = { '/docs/v8/router': undefined };
    expect(lost(gone, {}, {}, '/docs/v8/router\n')).toEqual([
      expect.stringContaining('"/docs/v8/router": "/docs/v9/router"'),
    ]);
  });
});

/** With all pages of the ledger, but for the changed ones. */
function lost(
  changed: Record<string, string[] | undefined>,
  redirects: Record<string, string> = {},
  places: Record<string, string[]> = {},
  more = '',
) {
  const released = parseLedger(RELEASED + more);
  const headingsOf = (path: string) =>
    released.filter((at) => at.startsWith(`${path}#`)).map((at) => at.slice(path.length + 1));
  const paths = released.filter((at) => !at.includes('#'));
  const kept = Object.fromEntries(paths.map((path) => [path, headingsOf(path)]));
  const pages = Object.entries({ ...kept, ...changed }).flatMap(([path, anchors]) => {
    const ids = [...(anchors ?? []), ...(places[path] ?? [])];
    return anchors ? [[path, { anchors, ids }] as const] : [];
  });
  return lostAddresses(released, new Map(pages), redirects, VERSIONS);
}
