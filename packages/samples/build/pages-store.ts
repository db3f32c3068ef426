import { fencesIn } from '../page/collect';
import { pageId, type PageFile } from '../page/pages';
import { moveProblem } from '../page/problem';
import type { TypeEntry } from '../page/type-entry';
import type { CheckedPage } from '../show/check-page';
import type { FenceView } from '../show/fence-view';
import { readJson } from '../store/files';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';

/** A page's file and what is in it. */
export type PageSource = PageFile & { text: string };

/** Where the result of a page is stored, from its folder, and the lines on which its fences begin. */
export type PageKey = { entry: string; lines: number[] };

/**
 * The checked pages of a site, each under a hash of everything that its check depended on:
 * its fences, the packages, and what checks. An edit of prose moves the fences, and leaves the result.
 */
export type PagesStore = {
  keyOf: (source: PageSource) => PageKey;
  read: (key: PageKey) => CheckedPage | undefined;
  write: (key: PageKey, checked: CheckedPage) => void;
  /** Path of the file with a page's types, which the page loads when a reader asks for one. */
  typesFile: (key: PageKey) => string;
};

/** A hash of what is written of the fences of a page, the lines on which they begin, and the headings above. */
type Fences = { hash: string; lines: number[]; headings: string[] };

type StoredPage = Omit<CheckedPage, 'types'>;

/** Folders of the store: pages as they are shown, and those of which the problems alone are known. */
export const SHOWN = 'pages';
export const PROBLEMS = 'problems';

/**
 * Opens the checked pages of a site.
 *
 * @param maker - a hash of what checks
 * @param fingerprints - of each version's packages, with what checks
 * @param isKnownHeading - whether it says of the fences below what they are
 * @param folder - that of the pages that are written; those that are shown serve all who read
 */
export function openPages(
  store: Store,
  maker: string,
  fingerprints: Record<string, string>,
  isKnownHeading: (heading: string) => boolean,
  folder: string,
): PagesStore {
  const read = ({ entry, lines }: PageKey, from: string) => {
    const page = store.read<StoredPage>(`${from}/${entry}.json`);
    const types = page && readJson<TypeEntry[]>(store.pathOf(`${from}/${entry}.types.json`));
    return types && { ...page, types, ...moveFences(page, lines) };
  };
  return {
    keyOf({ file, version, text }) {
      // To parse all pages takes seconds.
      const parsed = `fences/${pageId(file)}.${hashOf(maker, file, text)}.json`;
      const known = store.read<Fences>(parsed);
      const fences = known ?? readFences(text, file);
      if (!known) {
        store.write(parsed, fences);
      }
      // A page that names versions may hold samples of any of them.
      const names = text.includes('version=') ? Object.keys(fingerprints) : [version];
      const packages = names.map((name) => fingerprints[name]);
      return {
        entry: `${pageId(file)}.${hashOf(packages, file, fences.hash, fences.headings.map(isKnownHeading))}`,
        lines: fences.lines,
      };
    },
    read: (key) => read(key, SHOWN) ?? (folder === SHOWN ? undefined : read(key, folder)),
    write({ entry }, { types, ...page }) {
      const typesEntry = `${folder}/${entry}.types.json`;
      store.writeText(typesEntry, JSON.stringify(types));
      store.write(`${folder}/${entry}.json`, page, [typesEntry]);
    },
    typesFile: ({ entry }) => store.pathOf(`${SHOWN}/${entry}.types.json`),
  };
}

/** Of a text that is no MDX, which the check reports, all counts. */
function readFences(text: string, file: string): Fences {
  try {
    const fences = fencesIn(text, file);
    const written = fences.map(({ node: { lang, meta, value, position } }) => {
      const { start, end } = position!;
      // Its height tells a fence without an end from one with it.
      return [lang, meta, value, start.column, end.line - start.line];
    });
    return {
      hash: hashOf(written),
      lines: fences.map(({ node }) => node.position!.start.line),
      headings: fences.map(({ heading }) => heading),
    };
  } catch {
    return { hash: hashOf(text), lines: [], headings: [] };
  }
}

/** Gives the fences of a page, and what is said of them, the lines on which they are now. */
function moveFences({ fences, warnings, problems }: StoredPage, lines: number[]) {
  const moved = (line: number) => {
    const index = fences.findLastIndex((fence) => fence.line <= line);
    // A page that is no MDX has none, and is stored by all of its text.
    return index < 0 ? line : line + lines[index]! - fences[index]!.line;
  };
  return {
    fences: fences.map((fence): FenceView => {
      const line = moved(fence.line);
      return fence.kind === 'output' && fence.of
        ? { ...fence, line, of: { ...fence.of, line: moved(fence.of.line) } }
        : { ...fence, line };
    }),
    warnings: warnings.map((warning) => moveProblem(warning, moved)),
    problems: problems.map((problem) => moveProblem(problem, moved)),
  };
}
