import { useCallback, useEffect, useState } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Credentials } from '../client/backend';
import { siteSearch } from '../client/source';
import type { Answer, Row, Search } from '../engine/types';
import { useTags, versionTag } from './useWhere';

/** What is known about a question. The answer to the one before stays until the next is there. */
export type SearchState = {
  status: 'idle' | 'searching' | 'found' | 'failed';
  answer: Answer;
  /** Rows of other docs versions, where this one has nothing of that name */
  elsewhere: Row[];
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
  answer: { rows: [], count: 0, nearest: [], isUnknown: false },
  elsewhere: [],
};

/** The answer given last: who comes back to its list finds it at once, and the place in it. */
let last = { key: '', state: NOTHING };

/** The site's search, and whether Algolia answers. */
export function useSource(): { search: Search; isHosted: boolean } {
  const { siteConfig } = useDocusaurusContext();
  const { algolia } = useThemeConfig() as { algolia?: Credentials };
  return { search: siteSearch(algolia, siteConfig.baseUrl), isHosted: Boolean(algolia) };
}

/** Makes a function that loads what the first answer needs; a failure shows in the answer itself. */
export function useWarmUp(version: string): () => void {
  const { search } = useSource();
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = useTags(version);
  return () => {
    search({ query: '', language, tags, limit: 0 }).catch(() => {});
  };
}

/**
 * Searches whenever the question changes, and again when a lost connection is back.
 *
 * @param query - as typed or pasted
 * @param version - name of a docs version
 * @param limit - how many rows are wanted
 */
export function useSearch(query: string, version: string, limit: number) {
  const { search } = useSource();
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = useTags(version).join(' ');
  const others = useVersions(undefined)
    .filter(({ name }) => name !== version)
    .map(({ name }) => versionTag(name))
    .join(' ');
  const key = [limit, tags, query].join(' ');
  const [attempt, setAttempt] = useState(0);
  const [{ key: answered, state }, setLatest] = useState(last);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

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
    const question = { query, language, tags: tags.split(' '), limit };
    search(question, (answer) => {
      clearTimeout(late);
      settle({ status: 'searching', answer });
    })
      .then((answer) => {
        settle({ status: 'found', answer });
        if (isCurrent && answer.isUnknown && others) {
          pause = setTimeout(() => askOthers(answer), TYPING_PAUSE_MS);
        }
      })
      .catch((error: Error) => fail(error.message))
      .finally(() => clearTimeout(late));

    /** For what this docs version does not know. It only is an offer: where it fails, there is none. */
    function askOthers(answer: Answer) {
      search({ ...question, tags: others.split(' '), limit: MAX_ELSEWHERE }).then(
        ({ rows, isUnknown }) =>
          settle({ status: 'found', answer, elsewhere: isUnknown ? [] : rows }),
        () => {},
      );
    }

    return () => {
      isCurrent = false;
      clearTimeout(late);
      clearTimeout(pause);
    };
  }, [search, query, language, tags, others, limit, key, attempt]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  const isSettled = answered === key || state.status === 'failed';
  const shown: SearchState = isSettled ? state : { ...state, status: 'searching' };
  return { state: query.trim() ? shown : NOTHING, retry };
}
