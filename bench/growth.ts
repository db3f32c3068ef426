import fs from 'node:fs/promises';
import path from 'node:path';
import { pageBytes } from '../tests/support/page-bytes';
import { buildSite, copySite, leaveFewPages } from '../tests/support/site-copy';
import { BUDGETS } from './budgets';

/** What a hundred docs pages more add to a page, in bytes compressed with Brotli. */
export interface Growth {
  name: string;
  html: number;
  scripts: number;
}

/** The docs pages that are measured, and stay in a copy that is small so that it builds soon. */
const PAGES = ['client/links', 'main/contributing'];
/** Ten by ten: words of the field, since names that are all alike would cost nothing. */
const SUBJECTS =
  'Batching Caching Streaming Testing Tracing Deployment Validation Pagination Uploads Sessions';
const PLACES = 'Prisma Remix Express Cloudflare Redis Fastify Zod Docker Vercel Sentry';

/** Builds a copy of the site with few pages, and again with a hundred more in its sidebar. */
export async function growthByHundredPages(): Promise<Growth[]> {
  const copy = await copySite();
  try {
    await leaveFewPages(copy, PAGES);
    const before = await build(copy);
    await addPages(path.join(copy, 'docs/more'));
    const after = await build(copy);
    return BUDGETS.pages.firstVisits.map(({ name }, index) => ({
      name,
      html: after[index]!.html - before[index]!.html,
      scripts: after[index]!.scripts - before[index]!.scripts,
    }));
  } finally {
    await fs.rm(copy, { recursive: true });
  }
}

async function build(copy: string) {
  const { exitCode, output } = await buildSite(copy);
  if (exitCode !== 0) {
    throw new Error(`A copy of the site for the measure of growth cannot be built.\n${output}`);
  }
  const folder = path.join(copy, 'build');
  return BUDGETS.pages.firstVisits.map(({ path }) => pageBytes(path, folder));
}

async function addPages(folder: string) {
  await fs.mkdir(folder);
  await fs.writeFile(
    path.join(folder, '_category_.json'),
    '{ "label": "More", "collapsed": false }',
  );
  for (const subject of SUBJECTS.split(' ')) {
    for (const place of PLACES.split(' ')) {
      const slug = `${subject}-with-${place}`.toLowerCase();
      const text = `---
title: ${subject} with ${place}
description: What ${subject.toLowerCase()} takes where ${place} is, from the first lines to what goes wrong, for a page that only the measure of growth has.
slug: /${slug}
---

One sentence on ${subject.toLowerCase()} and ${place}.
`;
      await fs.writeFile(path.join(folder, `${slug}.mdx`), text);
    }
  }
}
