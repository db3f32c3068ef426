import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { BUDGETS } from '../../../budgets';
import { copySite } from '../../../tests/support/site-copy';
import type { Row } from './measure';
import { leaveFencesToDocusaurus } from './plain-build';

const PORT = 3499;
const EDITS = 5;
/** How long an author looks at the page before the first edit; the compilers load meanwhile. */
const READING_MS = 30_000;
/** Between edits: the programs of the page are bundled and run. */
const PAUSE_MS = 6000;
const POLL_MS = 200;

type Edit = { what: string; change: (text: string, number: number) => string };

const NEW_FENCE: Edit = {
  what: 'a new fence',
  change: (text, number) => `${text}\n\`\`\`ts\nexport const edit${number} = true;\n\`\`\`\n`,
};
const FIRST_FENCE: Edit = {
  what: 'its first fence, which most others import',
  change: (text, number) => text.replace(/^```tsx? .*$/m, (line) => `${line}\n// edit ${number}`),
};

/**
 * Edits a page in the dev server, and in one that leaves fences to Docusaurus: from the change of the
 * file until the browser is told that the new page is there.
 *
 * @param file - the page, from the site's root
 */
export async function editsInDevServer(file: string): Promise<Row[]> {
  const checked = await measureEdits(file, () => Promise.resolve());
  const plain = await measureEdits(file, leaveFencesToDocusaurus);
  return [NEW_FENCE, FIRST_FENCE].map(({ what }, index) => {
    const [{ first, median }, unchecked] = [checked[index]!, plain[index]!];
    return {
      what: `edit of the largest page in the dev server, ${what}: the first, the median of ${EDITS}, and that without checking`,
      measured: [first, median, unchecked.median]
        .map((ms) => `${(ms / 1000).toFixed(1)} s`)
        .join(', '),
      limit: `${BUDGETS.samples.editSeconds} s more than without`,
    };
  });
}

async function measureEdits(file: string, change: (copy: string) => Promise<void>) {
  const copy = await copySite();
  await change(copy);
  const server = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', `${PORT}`],
    { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  try {
    const socket = await connect(() => server.exitCode);
    await sleep(READING_MS);
    const results: { first: number; median: number }[] = [];
    for (const edit of [NEW_FENCE, FIRST_FENCE]) {
      results.push(await repeat(path.join(copy, file), edit, socket));
    }
    socket.close();
    return results;
  } finally {
    server.kill();
    fs.rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function repeat(file: string, { change }: Edit, socket: WebSocket) {
  const times: number[] = [];
  for (let number = 0; number < EDITS; number++) {
    const text = change(fs.readFileSync(file, 'utf8'), number);
    const rebuilt = nextBuild(socket);
    const start = performance.now();
    fs.writeFileSync(file, text);
    await rebuilt;
    times.push(performance.now() - start);
    await sleep(PAUSE_MS);
  }
  return { first: times[0]!, median: times.toSorted((a, b) => a - b)[Math.floor(EDITS / 2)]! };
}

/** The dev server tells browsers when a build is done. */
function nextBuild(socket: WebSocket) {
  return new Promise<void>((resolve, reject) => {
    socket.on('message', function listen(data: Buffer) {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === 'ok' || type === 'warnings') {
        socket.off('message', listen);
        resolve();
      } else if (type === 'errors') {
        reject(new Error(data.toString()));
      }
    });
  });
}

/**
 * Waits until the server is there and has built the site.
 *
 * @throws when the server ends instead, having said why
 */
async function connect(exitCode: () => number | null): Promise<WebSocket> {
  while (exitCode() === null) {
    const socket = new WebSocket(`ws://localhost:${PORT}/ws`);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    if (isOpen) {
      await nextBuild(socket);
      return socket;
    }
    await sleep(POLL_MS);
  }
  throw new Error('The dev server ended before it was measured.');
}
