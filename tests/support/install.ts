import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const TIMEOUT_MS = 5 * 60_000;

/** A program and its arguments. */
export type Command = [string, ...string[]];

/** Whether the system is nobody's own: that of CI or of a container, as its root. */
export function isMadeForTests() {
  const isContainer = ['/.dockerenv', '/run/.containerenv'].some((file) => fs.existsSync(file));
  return process.getuid?.() === 0 && (isContainer || Boolean(process.env.CI));
}

/**
 * Runs commands until what they install is there, and prints each, and why it did not work.
 *
 * @param what - is missing, in words
 * @returns whether it is there now
 */
export function install(what: string, commands: Command[], isThere: () => boolean): boolean {
  return commands.some(([command, ...args]) => {
    console.log(`No ${what}; running: ${[command, ...args].join(' ')}`);
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: TIMEOUT_MS });
    } catch (error) {
      console.log(`That did not work: ${(error as Error).message}`);
    }
    return isThere();
  });
}
