#!/usr/bin/env node
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// This package and a site's options are TypeScript.
register();
const { runCommand } = createRequire(import.meta.url)('./build/command.ts');

await runCommand(process.cwd(), process.argv.slice(2));
