import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleProgram } from '../../bundles/bundle-program';
import { rehearse } from '../../bundles/rehearse';
import { collect } from '../../page/collect';
import { programsToRun } from '../../programs/programs-to-run';
import { docsVersions } from '../../page/versions';

const SITE = path.resolve('.');

function bundle(fences: string[], version = 'current') {
  const mdx = fences.map((code) => `\`\`\`ts run\n${code}\n\`\`\`\n`).join('\n');
  const page = collect(mdx, { file: 'docs/page.mdx', version }, docsVersions(SITE));
  return bundleProgram(SITE, programsToRun(page)[0]!);
}

const V10 = `
import { initTRPC } from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
const t = initTRPC.create();
createHTTPServer({ router: t.router({ stop: t.procedure.query(() => 'Mill') }), createContext: () => ({}) }).listen(2022);`;
const V9 = `
import * as trpc from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
createHTTPServer({ router: trpc.router().query('stop', { resolve: () => 'Mill' }) }).listen(2022);`;
const CALL = `await fetch('http://localhost:2022/stop');`;

describe('bundleProgram and rehearse', () => {
  it.each([
    ['current', V10],
    ['version-9.x', V9],
  ])(
    'bundle a server of %s and see what goes over the wire and what is printed',
    async (version, server) => {
      const text = await bundle([server, CALL + CALL, 'console.log(1);', CALL], version);
      expect(await rehearse(text, 4)).toEqual([
        { wire: 0, prints: false },
        { wire: 2, prints: false },
        { wire: 0, prints: true },
        { wire: 1, prints: false },
      ]);
    },
  );

  it('use no eval, and import nothing at run time', async () => {
    const text = await bundle([V10, CALL]);
    expect(text).not.toMatch(/\beval\(|new Function\(|\bimport\(|\bfrom"/);
  });

  it('leave out the parts of Zod that a program does not use', async () => {
    const small = await bundle([`import { z } from 'zod'; z.number().parse(1);`]);
    const whole = await bundle([`import { z } from 'zod'; console.log(Object.keys(z).length);`]);
    expect(small.length).toBeLessThan(0.8 * whole.length);
  });

  it('say that a program fails', async () => {
    const text = await bundle(['console.log(1);', `throw new TypeError('no');`]);
    await expect(rehearse(text, 2)).rejects.toThrow('TypeError: no');
  });

  it('say what the page does not have', async () => {
    await expect(bundle([`import fs from 'node:fs'; fs.readFileSync('a');`])).rejects.toThrow(
      'node:fs',
    );
  });
});
