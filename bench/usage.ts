import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a command took. */
export interface Usage {
  /** By the clock. */
  seconds: number;
  /** Of the processor, with the processes that it started and waited for. */
  cpuSeconds: number;
  /** What its largest process had at once; its threads are in it. */
  peakMegabytes: number;
}

/** A command that runs, of which one is told at its end what it took. */
export interface Measured {
  ended: Promise<Usage>;
  /** As Control+C in a terminal does. */
  interrupt: () => void;
}

/** GNU time, which Debian's package `time` has: Node cannot tell what the children of a child took. */
const TIME = '/usr/bin/time';
const FORMAT = '%e %U %S %M';

/**
 * Starts a command of Docusaurus in a copy of the site.
 *
 * @throws in `ended`, with what the command wrote, when it fails
 */
export function startDocusaurus(copy: string, args: string[]): Measured {
  const figures = path.join(copy, '.usage');
  const command = [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args];
  const started = spawn(TIME, ['--format', FORMAT, '--output', figures, ...command], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    // A group of its own, for the interrupt to reach what time runs.
    detached: true,
  });
  let output = '';
  started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<Usage>((resolve, reject) => {
    started.on('error', reject);
    started.on('close', (exitCode) => {
      if (exitCode !== 0) {
        reject(new Error(`docusaurus ${args.join(' ')} failed.\n${output}`));
        return;
      }
      const line = fs.readFileSync(figures, 'utf8').trim().split('\n').at(-1)!;
      const [seconds, user, system, kilobytes] = line.split(' ').map(Number) as [
        number,
        number,
        number,
        number,
      ];
      resolve({ seconds, cpuSeconds: user + system, peakMegabytes: kilobytes / 1024 });
    });
  });
  return { ended, interrupt: () => process.kill(-started.pid!, 'SIGINT') };
}
