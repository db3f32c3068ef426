import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const TIMEOUT_MS = 5 * 60_000;

/** A program and its arguments. */
export type Command = [string, ...string[]];

/** Whether this is CI or a container, as root, where tests may install system packages. */
export function isMadeForTests() {
  const isContainer = ['/.dockerenv', '/run/.containerenv'].some((file) => fs.existsSync(file));
  return process.getuid?.() === 0 && (isContainer || Boolean(process.env.CI));
}

/**
 * Runs commands until something is installed. Prints each command, and its error if it fails.
 *
 * @param what - the name of what is missing
 * @returns whether it is installed now
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
