import { execFileSync } from 'node:child_process';
import { BUDGETS } from '../../../budgets';
import { createEngine } from '../engine/engine';
import { contextualFilters, loadBuiltIndex, searchIn } from '../../../tests/support/built-index';
import { launchChromium } from '../../../tests/support/chromium';
import { startHost } from '../../../tests/support/host';
import { GROUPS } from '../../../tests/site/search-labels/groups';
import { measure, sharePrefixes } from '../../../tests/site/search-labels/measure';
import {
  readBlindLabels,
  readHeldOutLabels,
  readLabels,
  type Label,
} from '../../../tests/site/search-labels/read';
import { enlarge } from './corpus';
import { hostileQueries } from '../tests/engine/hostile-queries';
import { timeIndexing } from './indexing';
import { pressKeys } from './keystrokes';

/** What search costs and how well it answers, as a table; run after `npm run build`. */

const VERSIONS = [
  { label: '10.x', version: 'current', root: '/docs/v10' },
  { label: '9.x', version: '9.x', root: '/docs/v9' },
];
const COPIES = 20;
const BUILD = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];

type Row = { what: string; measured: string; limit: string };

async function main() {
  const rows = [
    ...(await relevance()),
    ...(await largeCorpus()),
    ...(await inBrowser()),
    await shareOfBuild(),
  ];
  console.log('| search | measured | limit |\n| --- | --- | --- |');
  for (const { what, measured, limit } of rows) {
    console.log(`| ${what} | ${measured} | ${limit} |`);
  }
}

async function relevance(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { label, version, root } of VERSIONS) {
    const labels = readLabels(version);
    const { search, count } = searchIn(version);
    for (const { name, includes, limits } of GROUPS) {
      const group = labels.filter(includes);
      const { queries, mrr, hit3, hit3ByKind } = await measure(group, root, search);
      const heldOut = readHeldOutLabels(version).filter(includes);
      const held = await measure(heldOut, root, search);
      const what = `${label}, ${name}`;
      rows.push(
        quality(`${what}: MRR@10 of ${queries} queries`, mrr, limits.mrr),
        quality(`${what}: MRR@10 of the ${held.queries} held out`, held.mrr, limits.heldOutMrr),
        portion(`${what}: right among three`, hit3, limits.hit3),
        portion(
          `${what}: right among three, worst kind`,
          Math.min(...Object.values(hit3ByKind)),
          limits.hit3OfAKind,
        ),
      );
    }
    const blind = await measure(readBlindLabels(version), root, search);
    const loading = loadBuiltIndex(contextualFilters(version));
    const sections = (await loading.full).flatMap((shard) => shard.sections);
    const engine = createEngine(sections, (await loading.manifest).synonyms);
    const { blind: blindLimits, beginningsWithResults, engineP95Ms } = BUDGETS.search;
    rows.push(
      quality(`${label}: MRR@10 of ${blind.queries} never tried`, blind.mrr, blindLimits.mrr),
      portion(`${label}: right among three of these`, blind.hit3, blindLimits.hit3),
      portion(
        `${label}: beginnings with results`,
        await sharePrefixes(labels, count),
        beginningsWithResults,
      ),
      {
        what: `${label}: engine, median / p95`,
        measured: await timeQueries(labels, engine.search),
        limit: `– / ${engineP95Ms} ms`,
      },
      {
        what: `${label}: hits with marks and snippets, median / p95`,
        measured: await timeQueries(labels, search),
        limit: '–',
      },
      {
        what: `${label}: the worst of 500 hostile queries, in the worker`,
        measured: `${(await timeWorst(hostileQueries(), search)).toFixed(1)} ms`,
        limit: `${BUDGETS.search.hostileQueryMs} ms`,
      },
    );
  }
  return rows;
}

function quality(what: string, mrr: number, limit: number): Row {
  return { what, measured: mrr.toFixed(3), limit: limit.toFixed(2) };
}

function portion(what: string, share: number, limit: number): Row {
  return { what, measured: percent(share), limit: percent(limit) };
}

async function largeCorpus(): Promise<Row[]> {
  const { version, root } = VERSIONS[0]!;
  const loading = loadBuiltIndex(contextualFilters(version));
  const { manifest } = loading;
  const small = await loading.full;
  const large = enlarge(small, COPIES);
  const shards = Promise.resolve(large);
  const { search } = searchIn(version, () => ({ manifest, outlines: shards, full: shards }));
  const started = performance.now();
  const engine = createEngine(large.flatMap(({ sections }) => sections));
  const indexing = performance.now() - started;
  const labels = readLabels(version);
  const { mrr } = await measure(labels, root, search);
  return [
    quality(`${COPIES} times the pages: MRR@10`, mrr, BUDGETS.search.largeCorpusMrr),
    {
      what: `${COPIES} times the pages: engine, median / p95`,
      measured: await timeQueries(labels, engine.search),
      limit: `– / ${BUDGETS.search.largeCorpusEngineP95Ms} ms`,
    },
    {
      what: `${COPIES} times the pages: indexing`,
      measured: `${Math.round(indexing)} ms`,
      limit: '–',
    },
  ];
}

async function inBrowser(): Promise<Row[]> {
  const host = await startHost('build');
  const browser = await launchChromium();
  const { bytes, times } = await pressKeys(await browser.newPage(), host.url);
  await browser.close();
  await host.close();
  return [
    {
      what: 'before the first result, brotli (without DocSearch)',
      measured: kilobytes(bytes.first),
      limit: `${BUDGETS.search.firstResultKilobytes} KB`,
    },
    { what: 'DocSearch and its styles', measured: kilobytes(bytes.docSearch), limit: '–' },
    { what: 'texts, while the first results show', measured: kilobytes(bytes.texts), limit: '–' },
    { what: 'each further query', measured: kilobytes(bytes.further), limit: '0 KB' },
    {
      what: 'keystroke to results, median / p95',
      measured: spread(times),
      limit: `${BUDGETS.search.keystrokeMs} / ${BUDGETS.search.keystrokeP95Ms} ms`,
    },
  ];
}

async function shareOfBuild(): Promise<Row> {
  const started = performance.now();
  execFileSync(process.execPath, BUILD, { stdio: 'ignore' });
  const build = performance.now() - started;
  const indexing = await timeIndexing('build');
  return {
    what: 'index, share of a build',
    measured: `${percent(indexing / build)} (${Math.round(indexing)} ms)`,
    limit: percent(BUDGETS.search.shareOfBuild),
  };
}

/** @returns milliseconds of the processor: on a busy machine, the worst of many is the one that waited */
async function timeWorst(queries: string[], answer: (query: string) => unknown): Promise<number> {
  let worst = 0;
  for (const query of queries) {
    const before = process.cpuUsage();
    await answer(query);
    const { user, system } = process.cpuUsage(before);
    worst = Math.max(worst, (user + system) / 1000);
  }
  return worst;
}

/** The third time around: before, the engine is still being compiled. */
async function timeQueries(labels: Label[], answer: (query: string) => unknown): Promise<string> {
  let times: number[] = [];
  for (let round = 0; round < 3; round++) {
    times = [];
    for (const { query } of labels) {
      const started = performance.now();
      await answer(query);
      times.push(performance.now() - started);
    }
  }
  return spread(times);
}

function spread(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)} ms`;
}

function percent(share: number) {
  return `${(100 * share).toFixed(1)} %`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
