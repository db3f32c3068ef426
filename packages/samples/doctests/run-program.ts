import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunProgram } from '../programs/programs-to-run';
import type { Job, Printed, Result } from './job';

const TIME_LIMIT = 30_000;
const PATIENCE = 1500;

/**
 * Runs one program in a process of its own.
 *
 * @param bundle - the address of its compiled module
 * @param childFile - path of the compiled `child.ts`
 * @returns what it printed; an `error` where it failed, crashed or did not end in time
 */
export async function runProgram(
  program: RunProgram,
  bundle: string,
  childFile: string,
): Promise<Result> {
  const socketsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  const job: Job = {
    bundle,
    socketsDir,
    mode: program.mode,
    patience: PATIENCE,
    expected: program.fences.map(({ outputs }) => expectedOf(outputs)),
  };
  try {
    return await runChild(childFile, job);
  } finally {
    fs.rmSync(socketsDir, { recursive: true, force: true });
  }
}

/** Joins the output fences of one sample. */
export function expectedOf(outputs: RunProgram['fences'][number]['outputs']): Printed | undefined {
  return outputs.length === 0
    ? undefined
    : Object.fromEntries(outputs.map(({ lang, code }) => [lang, code]));
}

function runChild(childFile: string, job: Job): Promise<Result> {
  return new Promise((resolve) => {
    const child = fork(childFile, {
      execArgv: ['--enable-source-maps', '--no-warnings'],
      env: childEnvironment(job),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let result: Result | undefined;
    let stderr = '';
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, TIME_LIMIT);

    child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
    child.on('message', (message) => (result = message as Result));
    child.on('close', (code) => {
      clearTimeout(limit);
      const reason = isLate
        ? `It did not end within ${TIME_LIMIT / 1000} s.`
        : `Its process ended with code ${code}.\n${stderr}`;
      resolve(result ?? { printed: [], drift: [], error: reason.trim() });
    });
    child.send(job);
  });
}

/**
 * Samples run as in production, where errors that servers send carry no stack, like the bundles in the
 * page. In jsdom they run as in a test: some servers refuse to load beside a `window` in other modes.
 */
function childEnvironment({ mode }: Job): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_ENV: mode === 'dom' ? 'test' : 'production',
    TZ: 'UTC',
    NO_COLOR: '1',
  };
}
