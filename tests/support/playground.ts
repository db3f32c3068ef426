import path from 'node:path';
import {
  openPlayground,
  type Compared,
  type PlaygroundVersion,
  type PlayFile,
} from 'docusaurus-samples-playground/testing';
import samples from '../../samples.config';

/** The playground of this site, as its build makes it. */
export function openSitePlayground(): Promise<PlaygroundVersion[]> {
  return openPlayground(path.resolve(__dirname, '../..'), samples);
}

/**
 * Asks two compilers about the same files: their problems, what stands at each name, and what may stand
 * after each dot.
 *
 * @returns what they say differently, in words
 */
export function differences(ours: Compared, reference: Compared, files: PlayFile[]): string[] {
  const problems = (compiler: Compared) => compiler.open(files).map((one) => sameFolder(one));
  const found = differs('problems', problems(ours), problems(reference));
  for (const { name, text } of files) {
    for (const { index } of text.matchAll(/(?<![\w$])[A-Za-z_$][\w$]*/g)) {
      const hover = (compiler: Compared) => sameFolder(compiler.hover(name, index)?.type);
      found.push(...differs(`hover ${name}:${index}`, hover(ours), hover(reference)));
    }
    for (const { index } of text.matchAll(/\./g)) {
      const complete = (compiler: Compared) => compiler.complete(name, index + 1);
      found.push(...differs(`completion ${name}:${index}`, complete(ours), complete(reference)));
    }
  }
  return found;
}

function differs(what: string, ours: unknown, reference: unknown): string[] {
  const [a, b] = [JSON.stringify(ours) ?? '', JSON.stringify(reference) ?? ''];
  if (a === b) {
    return [];
  }
  const at = Array.from(a).findIndex((_, index) => a[index] !== b[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 200);
  return [`${what}\n  ours:      ${part(a)}\n  reference: ${part(b)}`];
}

/** Packages are at other places in the page; so are programs. */
function sameFolder(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined
    ? undefined
    : text.replace(/import\(\\"[^"]*?(?:node_modules\/|\/)([^"/]*)\\"\)/g, 'import("$1")');
}
