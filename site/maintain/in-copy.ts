import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal';

/** Below the site, so that what is not installed in the copy is found in the site. Git ignores it. */
const COPY = '.cache/maintain/copy';
/** The process that the copy belongs to. */
const OWNER = '.cache/maintain/owner';
/** What was found of samples, each file named by all that it was found from. */
const SAMPLES = '.cache/samples';
/** How long a program may take to end when it is told to; npm would first install all that it has begun. */
const PATIENCE_MS = 5000;
const MOST_FILES_NAMED = 10;

/** What npm is told, which warns at length of what is as it should be. */
export const INSTALL = [
  'install',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Runs a program in a folder and shows what it prints; rejects when it fails. */
export type Run = (command: string, args: string[], dir: string) => Promise<void>;

/**
 * @throws Refusal where the site is not in git, or has changes that are not committed
 */
export function refuseDirtyTree(siteDir: string): void {
  const lines = git(siteDir, 'status', '--porcelain').split('\n').filter(Boolean);
  if (lines.length > 0) {
    const more =
      lines.length > MOST_FILES_NAMED ? [`and ${lines.length - MOST_FILES_NAMED} more`] : [];
    const named = [...lines.slice(0, MOST_FILES_NAMED), ...more].map((line) => `  ${line}`);
    throw new Refusal(
      `There are changes that are not committed:\n${named.join('\n')}\nCommit them, or put them aside with "git stash --include-untracked".`,
    );
  }
}

/**
 * Changes a site as a whole or not at all: the changes are made in a copy (a git worktree), and move into
 * the site in one step at the end, staged and not committed.
 *
 * A signal ends it before that step and removes the copy; where the process is killed at once, the next
 * run removes it. The last step runs in a process of its own, which a signal to this one does not reach.
 *
 * @param siteDir - the root of a git repository without changes
 * @param change - makes and checks the changes
 * @returns what `change` gives
 * @throws what `change` throws, and when a signal came; then nothing has changed
 */
export async function changeInCopy<Result>(
  siteDir: string,
  change: (copy: string) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const copy = path.join(siteDir, COPY);
  claim(siteDir);
  try {
    git(siteDir, 'worktree', 'add', '--quiet', '--detach', copy, 'HEAD');
    shareSamples(siteDir, copy);
    const changed = await change(copy);
    git(copy, 'add', '--all');
    const result = git(copy, 'write-tree').trim();
    signal.throwIfAborted();
    refuseDirtyTree(siteDir);
    const moving = spawn('git', ['read-tree', '-m', '-u', 'HEAD', result], {
      cwd: siteDir,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(moving, 'close')) as [number | null];
    if (code !== 0) {
      throw new Refusal('git did not take the changes over; see above.');
    }
    return changed;
  } finally {
    removeCopy(siteDir);
  }
}

/** What takes longest is the check of all samples: what the copy finds, the site need not find again. */
function shareSamples(siteDir: string, copy: string) {
  const known = path.join(siteDir, SAMPLES);
  fs.mkdirSync(known, { recursive: true });
  fs.mkdirSync(path.dirname(path.join(copy, SAMPLES)), { recursive: true });
  fs.symlinkSync(known, path.join(copy, SAMPLES), 'junction');
}

/** Two runs at once would undo each other's work. */
function claim(siteDir: string) {
  const file = path.join(siteDir, OWNER);
  const owner = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : undefined;
  if (owner !== undefined && isRunning(owner)) {
    throw new Refusal(`Another run is at work here, as process ${owner}; wait for it, or end it.`);
  }
  removeCopy(siteDir);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, String(process.pid));
}

function isRunning(processId: number) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

function removeCopy(siteDir: string) {
  // What a killed run had started may still be writing.
  fs.rmSync(path.join(siteDir, COPY), { recursive: true, force: true, maxRetries: 10 });
  git(siteDir, 'worktree', 'prune');
  fs.rmSync(path.join(siteDir, OWNER), { force: true });
}

/** Makes what runs programs until a signal comes: then they end, with all that they started. */
export function runUntil(signal: AbortSignal): Run {
  return async (command, args, dir) => {
    signal.throwIfAborted();
    // In a group of its own, to be ended as one: npm does not pass a signal on to all of its own.
    const child = spawn(command, args, {
      cwd: dir,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    let patience: NodeJS.Timeout | undefined;
    const stop = () => {
      tellGroup(child.pid!, 'SIGTERM');
      patience = setTimeout(() => tellGroup(child.pid!, 'SIGKILL'), PATIENCE_MS);
    };
    signal.addEventListener('abort', stop);
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(patience);
    signal.removeEventListener('abort', stop);
    if (signal.aborted) {
      // What npm had started may not have heeded it, and outlive npm.
      tellGroup(child.pid!, 'SIGKILL');
    }
    signal.throwIfAborted();
    if (code !== 0) {
      throw new Refusal(`"${[path.basename(command), ...args].join(' ')}" failed; see above.`);
    }
  };
}

function git(dir: string, ...args: string[]) {
  try {
    return execFileSync('git', args, {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new Refusal(`"git ${args.join(' ')}" failed: ${stderr?.trim() || String(error)}`, {
      cause: error,
    });
  }
}

/** Sends a signal to a process and what it started, as far as they are there. */
function tellGroup(leader: number, name: NodeJS.Signals) {
  try {
    process.kill(-leader, name);
  } catch {
    // None of them is there anymore.
  }
}
