#!/usr/bin/env node
import { createRequire } from 'node:module';
import { register as registerCommonJs } from 'tsx/cjs/api';
import { register as registerModules } from 'tsx/esm/api';

// This package and a site's options are TypeScript, and some of it is loaded only when needed.
registerCommonJs();
registerModules();
const { runCommand } = createRequire(import.meta.url)('./build/command');

await runCommand(process.cwd(), process.argv.slice(2));
