import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../support/free-port';
import { test } from '../support/site-copy';

/** Compilers load meanwhile, on a machine that does other things. */
const PATIENCE = { timeout: 120_000 };
test.setTimeout(300_000);

test('the dev server shows pages with what their checks find, and what is wrong with them', async ({
  copy,
  page,
}) => {
  const write = async (file: string, text: string) =>
    fs.appendFile(path.join(copy, file), `\n\`\`\`ts\n${text}\n\`\`\`\n`);
  await write('docs/emit.mdx', `export const unseen = 'a sample that no check has seen';`);
  await write('docs/listen.mdx', `export const wrong: number = 'text';`);
  const server = await startDevServer(copy);
  try {
    const fault = "Type 'string' is not assignable to type 'number'";
    await expect.poll(server.output, PATIENCE).toContain('docs/listen.mdx:');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await page.goto(`${server.url}/docs/v3/listen`);
    await expect(overlay.getByText(fault)).toBeVisible(PATIENCE);

    const file = path.join(copy, 'docs/listen.mdx');
    const text = await fs.readFile(file, 'utf8');
    await fs.writeFile(file, text.replace("wrong: number = 'text'", 'mended = 1'));
    await expect(page.locator('[data-t]', { hasText: 'mended' })).toBeVisible(PATIENCE);
    await page.goto(`${server.url}/docs/v3`);
    await expect(page.locator('[data-t]', { hasText: 'unseen' })).toBeVisible(PATIENCE);
  } finally {
    await server.stop();
  }
});

/** Starts `docusaurus start` in a copy of the site; what asks it for a page waits until it is up. */
async function startDevServer(copy: string) {
  const port = await freePort();
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const args = [program, 'start', '--no-open', '--port', `${port}`];
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const server = spawn(process.execPath, args, { cwd: copy, env });
  let output = '';
  const read = (chunk: Buffer) => (output += chunk.toString());
  server.stdout.on('data', read);
  server.stderr.on('data', read);
  await expect.poll(() => output, PATIENCE).toContain('compiled');
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      server.kill('SIGKILL');
      await once(server, 'close');
    },
  };
}
