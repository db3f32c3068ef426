import { useCallback, useEffect, useState } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Credentials } from '../client/backend';
import { siteSearch } from '../client/source';
import type { Answer, Row } from '../engine/types';
import { useTags } from './docsVersions';

/** What is known about a question. The answer to the one before stays until the next is there. */
export type SearchState = {
  status: 'idle' | 'searching' | 'found' | 'failed';
  answer: Answer;
  /** Rows of other docs versions, where this one has nothing, or no entry for a name or an error; once they are known */
  elsewhere?: Row[];
  /** Why it failed; shown to writers only */
  failure?: string;
};

/** Then readers are told that there is no answer; one that comes later is shown all the same. */
const LATE_MS = 10_000;
/** Beginnings of words are unknown, too: another version's index is loaded for what someone meant. */
const TYPING_PAUSE_MS = 500;
const MAX_ELSEWHERE = 3;

const NOTHING: SearchState = {
  status: 'idle',
  answer: { rows: [], count: 0, isUnknown: false },
};

/** The answer given last: who comes back to its list finds it at once, and the place in it. */
let last = { key: '', state: NOTHING };

/** What Algolia is asked with, where the search is hosted. */
export function useCredentials(): Credentials | undefined {
  return (useThemeConfig() as { algolia?: Credentials }).algolia;
}

/** Makes a function that asks the site's search. The first call loads what all answers need. */
export function useAsk() {
  const algolia = useCredentials();
  const { siteConfig, i18n } = useDocusaurusContext();
  const search = siteSearch(algolia, siteConfig.baseUrl);
  const language = i18n.currentLocale;
  return useCallback(
    (query: string, tags: string, limit: number) =>
      search({ query, language, tags: tags.split(' '), limit }),
    [search, language],
  );
}

/**
 * Searches whenever the question changes, and again when a lost connection is back.
 *
 * @param query - as typed or pasted
 * @param version - name of a docs version
 * @param limit - how many rows are wanted
 * @returns what is known, how often this question was asked, and a function that asks it again
 */
export function useSearch(query: string, version: string, limit: number) {
  const ask = useAsk();
  const tags = useTags([version]);
  const others = useVersions(undefined).filter(({ name }) => name !== version);
  const otherTags = useTags(others.map(({ name }) => name));
  const hasOthers = others.length > 0;
  const key = [limit, tags, query].join(' ');
  const [retried, setRetried] = useState({ key, times: 0 });
  const tries = 1 + (retried.key === key ? retried.times : 0);
  const [{ key: answered, state }, setLatest] = useState(last);
  const retry = useCallback(() => {
    // What failed is gone until it fails again: one sees and hears that it was tried.
    setLatest((latest) =>
      latest.state.status === 'failed' ? { key: '', state: NOTHING } : latest,
    );
    setRetried({ key, times: tries });
  }, [key, tries]);

  useEffect(() => {
    if (!query.trim() || (last.key === key && last.state.status === 'found')) {
      return undefined;
    }
    let isCurrent = true;
    const settle = (next: Partial<SearchState>) => {
      if (isCurrent) {
        last = { key, state: { ...NOTHING, ...next } };
        setLatest(last);
      }
    };
    const fail = (failure: string) => {
      if (isCurrent) {
        console.warn(`Search failed: ${failure}`);
      }
      settle({ status: 'failed', failure });
    };
    const late = setTimeout(() => fail(`no answer within ${LATE_MS / 1000} s`), LATE_MS);
    let pause: ReturnType<typeof setTimeout> | undefined;
    ask(query, tags, limit)
      .then((answer) => {
        const isOver = !answer.isUnknown || !hasOthers;
        settle({ status: 'found', answer, elsewhere: isOver ? [] : undefined });
        if (isCurrent && !isOver) {
          pause = setTimeout(() => askOthers(answer), TYPING_PAUSE_MS);
        }
      })
      .catch((error: Error) => fail(error.message))
      .finally(() => clearTimeout(late));

    /** For what this docs version does not know. It only is an offer: where it fails, there is none. */
    function askOthers(answer: Answer) {
      void ask(query, otherTags, MAX_ELSEWHERE)
        .catch(() => NOTHING.answer)
        .then(({ rows }) => {
          const elsewhere = answer.count > 0 ? rows.filter(({ isEntry }) => isEntry) : rows;
          settle({ status: 'found', answer, elsewhere });
        });
    }

    return () => {
      isCurrent = false;
      clearTimeout(late);
      clearTimeout(pause);
    };
  }, [ask, query, tags, otherTags, hasOthers, limit, key, tries]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isSettled = answered === key || state.status === 'failed';
  const shown: SearchState = isSettled ? state : { ...state, status: 'searching' };
  return { state: query.trim() ? shown : NOTHING, tries, retry };
}
