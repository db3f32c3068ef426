import { expect, it } from 'vitest';
import { indexFiles } from '../../indexing/shards';
import { PAGES } from '../engine/index-fixture';

it('gives the same bytes in whatever order pages come, and a shard another name with its content', () => {
  expect(indexFiles([...PAGES].reverse())).toEqual(indexFiles(PAGES));
  const names = (pages: typeof PAGES) => indexFiles(pages).map(({ name }) => name);
  const edited = PAGES.with(0, { ...PAGES[0]!, group: 'Another' });
  const changed = names(edited).filter((name) => !names(PAGES).includes(name));
  expect(changed.join()).toMatch(/^en\.docs-default-9\.x\.[0-9a-f]{10}\.json$/);
});
