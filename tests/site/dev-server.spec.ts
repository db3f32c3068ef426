import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startDevServer } from '../support/dev-server';
import { test } from '../support/site-copy';

/** Compilers load meanwhile, on a machine that does other things. */
const PATIENCE = { timeout: 120_000 };
test.setTimeout(300_000);

test('the dev server shows pages before their samples are checked, and what is wrong', async ({
  copy,
  page,
}) => {
  const write = async (file: string, text: string) =>
    fs.appendFile(path.join(copy, file), `\n\`\`\`ts\n${text}\n\`\`\`\n`);
  await write('docs/emit.mdx', `export const unseen = 'a sample that no check has seen';`);
  await write('docs/listen.mdx', `export const wrong: number = 'text';`);
  const server = await startDevServer(copy);
  try {
    const code = page.getByText('a sample that no check has seen');
    await page.goto(`${server.url}/docs/v3`);
    await expect(code).toBeVisible();
    // The types of names come with the check, and no reload.
    const name = page.locator('[data-t]', { hasText: 'unseen' });
    await expect(name).toBeVisible(PATIENCE);
    await expect(page.getByText('are being checked')).toBeHidden();

    await expect.poll(server.output, PATIENCE).toContain('docs/listen.mdx:');
    await expect.poll(server.output, PATIENCE).toContain('1 problems');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await page.goto(`${server.url}/docs/v3/listen`);
    await expect(
      overlay.getByText("Type 'string' is not assignable to type 'number'"),
    ).toBeVisible();

    // Now that the compilers are there, an edit waits for its check.
    const file = path.join(copy, 'docs/listen.mdx');
    const text = await fs.readFile(file, 'utf8');
    await fs.writeFile(file, text.replace("wrong: number = 'text'", 'mended = 1'));
    await expect(page.locator('[data-t]', { hasText: 'mended' })).toBeVisible(PATIENCE);

    // Packages may be others now: all is checked anew, though the bundler has nothing to do.
    const summaries = () => server.output().match(/^Samples: 5 pages \(/gm)?.length ?? 0;
    const before = summaries();
    await fs.appendFile(path.join(copy, 'libraries/current/package.json'), '\n');
    await expect.poll(summaries, PATIENCE).toBeGreaterThan(before);
  } finally {
    await server.stop();
  }
});
