import type { LoadContext } from '@docusaurus/types';
import { startEntry } from 'docusaurus-checked-samples/threads';
import { expect, it, vi } from 'vitest';
import samplesPlayground from '../index';

vi.mock('docusaurus-checked-samples/threads', () => ({
  startEntry: vi.fn(() => ({ ask: () => Promise.resolve() })),
}));

it('starts its thread with the first build, so that commands that build nothing end', async () => {
  const context = { siteDir: '/site', baseUrl: '/' } as LoadContext;
  const plugin = samplesPlayground(context, { samples: {} });
  expect(startEntry).not.toHaveBeenCalled();
  await plugin.loadContent?.();
  await plugin.loadContent?.();
  expect(startEntry).toHaveBeenCalledOnce();
});
