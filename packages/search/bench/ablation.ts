import type { LoadingShards } from '../engine/shards';
import { WEIGHTS } from '../engine/weights';
import { loadBuiltIndex, searchIn } from '../../../tests/support/built-index';
import { measure } from '../../../tests/site/search-labels/measure';
import { readHeldOutLabels, readLabels } from '../../../tests/site/search-labels/read';

/**
 * What each part of the engine is worth: switches them off one by one, and measures both sets of queries
 * of both docs versions. Run after `npm run build`. What buys less than half a percent should go.
 */

const VERSIONS = [
  { version: 'current', root: '/docs/v10' },
  { version: '9.x', root: '/docs/v9' },
];

/** The value of each constant with which it does nothing */
const OFF: Record<keyof typeof WEIGHTS, number> = {
  title: WEIGHTS.prose,
  pageTitle: 0,
  definitions: 0,
  prose: 0,
  code: 0,
  lengthShare: 0,
  saturation: 0,
  rarity: 0,
  related: 0,
  titleLikeness: 0,
  listed: 0,
  home: 0,
  fault: 1,
  pairs: 0,
  otherSections: 0,
  listPage: 1,
};

type Load = (filters: Parameters<typeof loadBuiltIndex>[0]) => LoadingShards;

function withoutSynonyms(filters: Parameters<Load>[0]): LoadingShards {
  const loading = loadBuiltIndex(filters);
  const manifest = loading.manifest.then((known) => ({ ...known, synonyms: [] }));
  return { ...loading, manifest };
}

async function main() {
  const whole = await measureAll();
  console.log('| without | MRR@10 | held out | among three | held out |');
  console.log('| --- | --- | --- | --- | --- |');
  console.log(row('(with all)', whole, { mrr: 0, heldOutMrr: 0, hit3: 0, heldOutHit3: 0 }));
  console.log(row('synonyms of the site', await measureAll(withoutSynonyms), whole));
  for (const [name, off] of Object.entries(OFF) as [keyof typeof WEIGHTS, number][]) {
    const on = WEIGHTS[name];
    WEIGHTS[name] = off;
    console.log(row(`${name} (${on} → ${off})`, await measureAll(), whole));
    WEIGHTS[name] = on;
  }
}

type Figures = { mrr: number; heldOutMrr: number; hit3: number; heldOutHit3: number };

async function measureAll(load: Load = loadBuiltIndex): Promise<Figures> {
  const total = { mrr: 0, heldOutMrr: 0, hit3: 0, heldOutHit3: 0 };
  for (const { version, root } of VERSIONS) {
    const { search } = searchIn(version, load);
    const heldOut = readHeldOutLabels(version);
    const isHeldOut = new Set(heldOut.map(({ query }) => query));
    const others = readLabels(version).filter(({ query }) => !isHeldOut.has(query));
    const [tuned, unseen] = [
      await measure(others, root, search),
      await measure(heldOut, root, search),
    ];
    total.mrr += tuned.mrr / VERSIONS.length;
    total.hit3 += tuned.hit3 / VERSIONS.length;
    total.heldOutMrr += unseen.mrr / VERSIONS.length;
    total.heldOutHit3 += unseen.hit3 / VERSIONS.length;
  }
  return total;
}

/** What it costs to be without something, in percent. */
function row(name: string, { mrr, heldOutMrr, hit3, heldOutHit3 }: Figures, whole: Figures) {
  const cells = [
    mrr - whole.mrr,
    heldOutMrr - whole.heldOutMrr,
    hit3 - whole.hit3,
    heldOutHit3 - whole.heldOutHit3,
  ];
  return `| ${name} | ${cells.map((share) => (100 * share).toFixed(1)).join(' | ')} |`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
