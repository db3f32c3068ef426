#!/usr/bin/env node
import fs from 'node:fs';
import { createRequire } from 'node:module';

const built = new URL('build/command.js', import.meta.url);
const { runCommand } = fs.existsSync(built) ? await import(built) : await fromSources();

await runCommand(process.cwd(), process.argv.slice(2));

/** The sources are TypeScript, and some of them are loaded only when needed. */
async function fromSources() {
  const [commonJs, modules] = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')]);
  commonJs.register();
  modules.register();
  return createRequire(import.meta.url)('./build/command');
}
