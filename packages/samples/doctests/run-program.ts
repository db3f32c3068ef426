import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunProgram } from '../programs/programs-to-run';
import type { Job, Printed, Result } from './job';

const TIME_LIMIT = 30_000;

/**
 * Runs one program in a process of its own.
 *
 * @param folder - path of that with its compiled module, which gets a folder for the program's sockets
 * @param childFile - path of the compiled `child.ts`
 * @returns what it printed; an `error` where it failed, crashed or did not end in time
 */
export function runProgram(
  { id, mode, fences }: RunProgram,
  folder: string,
  childFile: string,
): Promise<Result> {
  const job: Job = {
    bundle: pathToFileURL(path.join(folder, `${id}.mjs`)).href,
    // Short: paths of sockets have a limit.
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
    const limit = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT);
    let result: Result | undefined;
    let stderr = '';
    child.stderr!.on('data', (chunk) => (stderr += String(chunk)));
    child.on('message', (message) => (result = message as Result));
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      const reason =
        signal === 'SIGKILL'
          ? `It did not end within ${TIME_LIMIT / 1000} s.`
          : `Its process ended with code ${code}.\n${stderr}`;
      resolve(result ?? { printed: [], drift: [], error: reason.trim() });
    });
    child.send(job);
  });
}

/** Joins the output fences of one sample. */
function expectedOf(outputs: RunProgram['fences'][number]['outputs']): Printed | undefined {
  return outputs.length === 0
    ? undefined
    : Object.fromEntries(outputs.map(({ lang, code }) => [lang, code]));
}

/**
 * Samples run as in production, where errors that servers send carry no stack, like the bundles in the
 * page. In jsdom they run as in a test: some servers refuse to load beside a `window` in other modes.
 */
function childEnvironment(mode: Job['mode']): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: mode === 'dom' ? 'test' : 'production',
    TZ: 'UTC',
    NO_COLOR: '1',
  };
}
