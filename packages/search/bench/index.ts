import { execFileSync } from 'node:child_process';
import { createEngine } from '../engine/engine';
import { contextualFilters, loadBuiltIndex, searchIn } from '../../../tests/support/built-index';
import { launchChromium } from '../../../tests/support/chromium';
import { startHost } from '../../../tests/support/host';
import { measure, sharePrefixes } from '../../../tests/site/search-labels/measure';
import { readHeldOutLabels, readLabels, type Label } from '../../../tests/site/search-labels/read';
import { enlarge } from './corpus';
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
    const { queries, mrr, hit1, hit3, hit3ByKind } = await measure(labels, root, search);
    const heldOut = await measure(readHeldOutLabels(version), root, search);
    const prefixes = await sharePrefixes(labels, count);
    const loading = loadBuiltIndex(contextualFilters(version));
    const sections = (await loading.full).flatMap((shard) => shard.sections);
    const engine = createEngine(sections, (await loading.manifest).synonyms);
    rows.push(
      { what: `${label}: MRR@10 of ${queries} queries`, measured: mrr.toFixed(3), limit: '0.93' },
      {
        what: `${label}: MRR@10 of the ${heldOut.queries} held out`,
        measured: heldOut.mrr.toFixed(3),
        limit: '0.90',
      },
      { what: `${label}: first hit right`, measured: percent(hit1), limit: '87 %' },
      { what: `${label}: right among three`, measured: percent(hit3), limit: '97 %' },
      {
        what: `${label}: right among three, worst kind`,
        measured: percent(Math.min(...Object.values(hit3ByKind))),
        limit: '90 %',
      },
      {
        what: `${label}: beginnings with results`,
        measured: percent(prefixes),
        limit: '99 %',
      },
      {
        what: `${label}: engine, median / p95`,
        measured: await timeQueries(labels, engine.search),
        limit: '– / 5 ms',
      },
      {
        what: `${label}: hits with marks and snippets, median / p95`,
        measured: await timeQueries(labels, search),
        limit: '–',
      },
    );
  }
  return rows;
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
    { what: `${COPIES} times the pages: MRR@10`, measured: mrr.toFixed(3), limit: '0.88' },
    {
      what: `${COPIES} times the pages: engine, median / p95`,
      measured: await timeQueries(labels, engine.search),
      limit: '– / 25 ms',
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
      limit: '45 KB',
    },
    { what: 'DocSearch and its styles', measured: kilobytes(bytes.docSearch), limit: '–' },
    { what: 'texts, while the first results show', measured: kilobytes(bytes.texts), limit: '–' },
    { what: 'each further query', measured: kilobytes(bytes.further), limit: '0 KB' },
    {
      what: 'keystroke to results, median / p95',
      measured: spread(times),
      limit: '50 / 100 ms',
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
    limit: '10 %',
  };
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
