import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guard } from '../../client/guard';
import type { SearchAnswer, SearchClient } from '../../engine/types';

const input = (query: string) => ({ requests: [{ indexName: 'docs', query }] });

function answerWith(nbHits: number): SearchAnswer {
  const page = { page: 0, nbPages: 1, hitsPerPage: 20, hits: [] };
  return { results: [{ index: 'docs', query: '', nbHits, ...page }] };
}

/** A client whose searches are settled by hand. */
function fakeClient() {
  type Search = {
    resolve: (answer: SearchAnswer) => void;
    reject: (error: Error) => void;
    onPartial?: (answer: SearchAnswer) => void;
  };
  const searches: Search[] = [];
  const client: SearchClient = {
    search: (_input, onPartial) =>
      new Promise((resolve, reject) => searches.push({ resolve, reject, onPartial })),
    warmUp: () => {},
  };
  return { client, searches };
}

describe('guard', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('resolves a failed search without hits, and tells why it failed', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    const listener = vi.fn();
    guarded.subscribe(listener);
    const answer = guarded.search(input('router'));
    searches[0]?.reject(new Error('offline'));
    expect(await answer).toMatchObject({ results: [{ query: 'router', hits: [], nbHits: 0 }] });
    expect(guarded.getOutcome().failure).toBe('offline');
    expect(listener).toHaveBeenCalledOnce();
    expect(console.warn).toHaveBeenCalledWith('Search failed: offline');
  });

  it('forgets the failure with the next answer', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    void guarded.search(input('a'));
    searches[0]?.reject(new Error('offline'));
    const second = guarded.search(input('ab'));
    searches[1]?.resolve(answerWith(7));
    await second;
    expect(guarded.getOutcome()).toMatchObject({ failure: undefined, query: 'ab', count: 7 });
  });

  it('counts the hits of the last search, not of all that was typed', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    for (const [turn, query] of ['e', 'er', 'err'].entries()) {
      const answer = guarded.search(input(query));
      searches[turn]?.resolve(answerWith(7));
      await answer;
    }
    expect(guarded.getOutcome().count).toBe(7);
  });

  it('ignores what an overtaken search comes to', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    const first = guarded.search(input('a'));
    const second = guarded.search(input('ab'));
    searches[1]?.resolve(answerWith(2));
    await second;
    searches[0]?.reject(new Error('late'));
    await first;
    expect(guarded.getOutcome()).toMatchObject({ failure: undefined, query: 'ab', count: 2 });
  });

  it('shows a partial answer only where the whole one is late, then asks for a second look', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    const answer = guarded.search(input('router'));
    searches[0]?.onPartial?.(answerWith(1));
    vi.advanceTimersByTime(400);
    expect(await answer).toEqual(answerWith(1));
    expect(guarded.getOutcome()).toMatchObject({ count: 1, revision: 0 });
    searches[0]?.resolve(answerWith(5));
    await vi.runAllTimersAsync();
    expect(guarded.getOutcome()).toMatchObject({ count: 5, revision: 1 });
  });

  it('leaves a partial answer out where the whole one is in time', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    const answer = guarded.search(input('router'));
    searches[0]?.onPartial?.(answerWith(1));
    searches[0]?.resolve(answerWith(5));
    expect(await answer).toEqual(answerWith(5));
    await vi.runAllTimersAsync();
    expect(guarded.getOutcome()).toMatchObject({ count: 5, revision: 0 });
  });

  it('tells of an answer that is late, and asks for a second look when it comes', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    const answer = guarded.search(input('router'));
    vi.advanceTimersByTime(9_999);
    expect(guarded.getOutcome().failure).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect((await answer).results[0]?.hits).toEqual([]);
    expect(guarded.getOutcome()).toMatchObject({ failure: 'no answer within 10 s', revision: 0 });
    searches[0]?.resolve(answerWith(5));
    await vi.runAllTimersAsync();
    expect(guarded.getOutcome()).toMatchObject({ failure: undefined, count: 5, revision: 1 });
  });

  it('says nothing of being late where a partial answer is shown', async () => {
    const { client, searches } = fakeClient();
    const guarded = guard(client);
    const answer = guarded.search(input('router'));
    searches[0]?.onPartial?.(answerWith(1));
    vi.advanceTimersByTime(10_000);
    expect(await answer).toEqual(answerWith(1));
    expect(guarded.getOutcome().failure).toBeUndefined();
  });
});
