import fs from 'node:fs';
import type { RunProgram } from '../programs-to-run';
import { bundleProgram } from './bundle-program';
import { readJson, writeWhole } from '../files';
import { rehearse } from './rehearse';

/**
 * Bundles a program and runs it once, unless that has been done.
 *
 * @param siteDir - the site's root
 * @param file - path of the bundle; its name holds a hash of all that it is made of
 * @returns how much goes over the wire in each fence
 * @throws where the program cannot run in the page, with what to write instead
 */
export async function makeBundle(
  siteDir: string,
  program: RunProgram,
  file: string,
): Promise<number[]> {
  const known = fs.existsSync(file) && readJson<number[]>(wireFile(file));
  if (known) {
    return known;
  }
  try {
    const text = await bundleProgram(siteDir, program);
    const wire = await rehearse(text, program.fences.length);
    writeWhole(wireFile(file), JSON.stringify(wire));
    writeWhole(file, text);
    return wire;
  } catch (error) {
    throw new Error(failure(program, error as Error), { cause: error });
  }
}

/** Where it is kept what goes over the wire. */
export function wireFile(bundle: string): string {
  return bundle.replace(/\.js$/, '.json');
}

function failure({ page, fences }: RunProgram, { message }: Error) {
  return `${page.file}:${fences[0]!.line}:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${message}`;
}
