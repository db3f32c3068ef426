import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/unit/folder';
import { hostingFiles } from './files';
import { contentSecurityPolicy } from './policy';
import { headerRules } from './rules';

const POLICY = contentSecurityPolicy([]);
const { at, write } = temporaryFolder();
const KEPT = 'public, max-age=31536000, immutable';

const filesOf = (redirects: Record<string, string> = {}, policy = POLICY) =>
  hostingFiles({ bases: ['/'], rules: headerRules(policy), redirects });

describe('_headers and _redirects', () => {
  it('are read by Netlify’s parsers without a complaint', async () => {
    const files = filesOf({ '/docs/v10/old': '/docs/v10/context#new' });
    for (const name of ['_headers', '_redirects']) {
      write(name, files[name] ?? '');
    }
    const read = {
      configHeaders: [],
      minimal: true,
      headersFiles: [at('_headers')],
    };
    const { headers, errors } = await parseAllHeaders({ ...read, netlifyConfigPath: undefined });
    expect(errors).toEqual([]);
    expect(headers).toEqual([
      {
        for: '/*',
        values: expect.objectContaining({ 'Content-Security-Policy': POLICY }) as object,
      },
      { for: '/assets/*', values: { 'Cache-Control': KEPT } },
      { for: '/play/*', values: { 'Cache-Control': KEPT } },
      { for: '/run/*', values: { 'Cache-Control': KEPT } },
    ]);
    // Cloudflare Pages joins what two rules say; both hosts say by themselves that pages are asked for again.
    expect(headers[0]?.values).not.toHaveProperty('Cache-Control');

    const redirects = await parseAllRedirects({
      redirectsFiles: [at('_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(redirects.errors).toEqual([]);
    expect(redirects.redirects).toMatchObject([
      { from: '/docs/v10/old', to: '/docs/v10/context#new', status: 301 },
    ]);
  });

  it('that Cloudflare Pages would cut off fail the build', () => {
    expect(() => filesOf({}, 'x'.repeat(2000))).toThrow(
      /^_headers: Cloudflare Pages ignores lines of more than 2000 characters, and this one has 2027; /,
    );
  });
});

it('vercel.json is what Vercel routes by', () => {
  const config = JSON.parse(filesOf({ '/old': '/new' })['vercel.json'] ?? '') as Parameters<
    typeof getTransformedRoutes
  >[0];
  const { error, routes } = getTransformedRoutes(config);
  expect(error).toBeNull();
  const rows = routes as { src: string; headers?: Record<string, string> }[];
  const answer = (address: string): Record<string, string> =>
    Object.assign(
      {},
      ...rows.filter(({ src }) => RegExp(src).test(address)).map(({ headers }) => headers ?? {}),
    ) as Record<string, string>;
  expect(answer('/docs/v9/router')).toMatchObject({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': POLICY,
  });
  expect(answer('/assets/js/main.js')).toMatchObject({ 'Cache-Control': KEPT });
  expect(answer('/old')).toMatchObject({ Location: '/new' });
});
