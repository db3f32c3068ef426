import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunProgram } from '../programs/programs-to-run';
import type { Job, Printed, Result } from './job';

const TIME_LIMIT_MS = 30_000;

/**
 * Runs one program in a process of its own.
 *
 * @param folder - has the compiled program, and gets a folder for its sockets
 * @param childFile - path of the compiled `child.ts`
 * @returns what it printed; with an `error` if it failed, crashed or took more than 30 s
 */
export function runProgram(
  { id, mode, fences }: RunProgram,
  folder: string,
  childFile: string,
): Promise<Result> {
  const job: Job = {
    bundle: pathToFileURL(path.join(folder, `${id}.mjs`)).href,
    // A short name: socket paths have a maximum length.
    socketsDir: fs.mkdtempSync(path.join(folder, 's')),
    mode,
    expected: fences.map(({ outputs }) => expectedOf(outputs)),
  };
  return new Promise((resolve) => {
    const child = fork(childFile, {
      execArgv: ['--enable-source-maps', '--no-warnings'],
      env: childEnvironment(mode),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const limit = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
    let result: Result | undefined;
    let stderr = '';
    child.stderr!.on('data', (chunk) => (stderr += String(chunk)));
    child.on('message', (message) => (result = message as Result));
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      const reason =
        signal === 'SIGKILL'
          ? `It did not end within ${TIME_LIMIT_MS / 1000} s.`
          : `Its process ended with code ${code}.\n${stderr}`;
      resolve(result ?? { printed: [], drift: [], error: reason.trim() });
    });
    child.send(job);
  });
}

function expectedOf(outputs: RunProgram['fences'][number]['outputs']): Printed | undefined {
  return outputs.length === 0
    ? undefined
    : Object.fromEntries(outputs.map(({ lang, code }) => [lang, code]));
}

/**
 * As in the page's bundles, NODE_ENV is `production`, so that servers send errors without stacks. With jsdom
 * it is `test`, because some servers refuse to load beside a `window` otherwise.
 */
function childEnvironment(mode: Job['mode']): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: mode === 'dom' ? 'test' : 'production',
    TZ: 'UTC',
    NO_COLOR: '1',
  };
}
