import { indexTerms, readableQuery } from './analyze';
import { createEngine, type Match, type PageMatch } from './engine';
import { toRows } from './rows';
import type { createIndexReader, LoadedShard, ShardSection } from './shards';
import type { Answer, Question, Search } from './types';
import { readVersion } from './versions';

type Engine = ReturnType<typeof createEngine<ShardSection>>;

const MAX_ROWS_PER_PAGE = 4;
/** Rows below this share of the best one's score are of no use to anyone. */
const WORTH_SHOWING = 0.05;
/** On a slow network, rows from headings alone are better than none. */
const EARLY_MS = 400;

/**
 * Makes the search of an index that was built with the site.
 *
 * @param index - reads its files
 */
export function createSearch(index: ReturnType<typeof createIndexReader>): Search {
  const engines = new Map<string, Engine>();

  function engineFor(shards: LoadedShard[], part: string): Engine {
    const key = [part, ...shards.map(({ name }) => name)].join(' ');
    const engine = engines.get(key) ?? createEngine(shards.flatMap(({ sections }) => sections()));
    engines.set(key, engine);
    return engine;
  }

  return async (question, onEarly) => {
    const { shards } = await index.manifest();
    const asked = readVersion(question, shards);
    let isAnswered = false;

    async function answerEarly() {
      const outlines = await index.load(asked, false);
      if (!isAnswered) {
        const early = answer(asked, engineFor(outlines, 'outline'));
        if (early.count > 0) {
          onEarly?.(early);
        }
      }
    }

    const timer = setTimeout(() => {
      // What fails here fails below as well, where it is told.
      answerEarly().catch(() => {});
    }, EARLY_MS);
    try {
      const whole = await index.load(asked, true);
      isAnswered = true;
      return answer(asked, engineFor(whole, 'whole'));
    } finally {
      clearTimeout(timer);
    }
  };
}

function answer({ query, limit }: Question, engine: Engine): Answer {
  const { leads, pages, isUnknown } = engine.search(query);
  const matches = relevantSections(leads, pages);
  return {
    rows: toRows(matches.slice(0, limit), indexTerms(readableQuery(query))),
    count: matches.length,
    nearest: matches.length > 0 ? [] : engine.nearest(query),
    isUnknown: isUnknown || matches.length === 0,
  };
}

/** The sections to show, best first: those that are what was asked for, then those of each page. */
function relevantSections(
  leads: Match<ShardSection>[],
  pages: PageMatch<ShardSection>[],
): Match<ShardSection>[] {
  const others = pages
    .flatMap(({ score, matches }) => {
      const ownScore = matches[0]?.score ?? 1;
      return matches
        .filter(({ section }, rank) => section.level > 1 || rank === 0)
        .slice(0, MAX_ROWS_PER_PAGE)
        .map((match) => ({ ...match, score: (match.score / ownScore) * score }));
    })
    .sort((a, b) => b.score - a.score);
  const best = others[0]?.score ?? 0;
  const isLead = new Set(leads.map(({ section }) => section));
  return [
    ...leads,
    ...others.filter(({ section, score }) => score >= WORTH_SHOWING * best && !isLead.has(section)),
  ];
}
