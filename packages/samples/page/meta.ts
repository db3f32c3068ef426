import parseRange from 'parse-numeric-range';

/**
 * A word after a fence's language. `title="server.ts" run` has two:
 * `{ name: 'title', value: 'server.ts', text: 'title="server.ts"' }` and `{ name: 'run', text: 'run' }`.
 */
export type MetaMark = { name: string; value?: string; text: string };

/** `highlighted` are the lines of `{1,3-5}`. */
export type Meta = { marks: MetaMark[]; highlighted: number[] };

/** `{1,3-5}`, or `run`, or `title="server.ts"`; other tools write `[server.ts]` or `filename=server.ts` for a title. */
const WORD =
  /\{(?<range>[\d,\s-]+)\}|(?<=^|\s)\[(?<title>[^\]]+)\]|(?<name>[^\s=]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>\S*)))?/g;

/** Parses the rest of a fence's first line, after the language. */
export function parseMeta(meta: string): Meta {
  const marks: MetaMark[] = [];
  const highlighted: number[] = [];
  for (const { 0: text, groups = {} } of meta.matchAll(WORD)) {
    if (groups.range) {
      highlighted.push(...parseRange(groups.range));
    } else {
      const value = groups.title ?? groups.double ?? groups.single ?? groups.bare;
      const isTitle = groups.title ?? groups.name === 'filename';
      marks.push({ name: isTitle ? 'title' : groups.name!, value, text });
    }
  }
  return { marks, highlighted };
}
