import fs from 'node:fs';
import type { RunProgram } from '../programs/programs-to-run';
import { bundleProgram } from './bundle-program';
import { readJson, writeWhole } from '../store/files';
import { clickSize } from './click-size';
import { rehearse, type Seen } from './rehearse';

/** What is known of a bundle: what is seen of each fence, and what a click on Run loads. */
export type BundleFacts = { seen: Seen[]; size: number };

/**
 * Bundles a program and runs it once, unless that has been done.
 *
 * @param siteDir - the site's root
 * @param file - path of the bundle; its name holds a hash of all that it is made of
 * @throws where the program cannot run in the page, with what to write instead
 */
export async function makeBundle(
  siteDir: string,
  program: RunProgram,
  file: string,
): Promise<BundleFacts> {
  const known = fs.existsSync(file) && readJson<BundleFacts>(factsFile(file));
  if (known) {
    return known;
  }
  try {
    const text = await bundleProgram(siteDir, program);
    const seen = await rehearse(text, program.fences.length);
    const facts = { seen, size: clickSize(text) };
    writeWhole(factsFile(file), JSON.stringify(facts));
    writeWhole(file, text);
    return facts;
  } catch (error) {
    throw new Error(failure(program, error as Error), { cause: error });
  }
}

/** Where the facts of a bundle are kept. */
export function factsFile(bundle: string): string {
  return bundle.replace(/\.js$/, '.json');
}

function failure({ page, fences }: RunProgram, { message }: Error) {
  return `${page.file}:${fences[0]!.line}:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${message}`;
}
