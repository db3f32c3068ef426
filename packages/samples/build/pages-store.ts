import type { FoundFence } from '../page/collect';
import { pageId, type PageFile } from '../page/pages';
import { moveProblem } from '../page/problem';
import type { CheckedPage } from '../show/check-page';
import type { FenceView } from '../show/fence-view';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';
import { TYPES_FOLDER } from './site-store';

/** The page's fences, if it was parsed. */
type Parsed = { found?: FoundFence[] };

/** A page's file and its text. */
export type PageSource = PageFile & Parsed & { text: string };

/** Where the result of a page is stored, from its folder, and the lines on which its fences begin. */
export type PageKey = { entry: string; lines: number[] };

/** What came of a page; its types, if it has any, are a file that it loads when a reader asks for one. */
export type StoredPage = Omit<CheckedPage, 'types'> & { typesFile?: string };

/** A hash of the fences of a page with the headings above them, and the lines on which they begin. */
type Fences = { hash: string; lines: number[] };

/** Folders of the store: pages as they are shown, and those of which the problems alone are known. */
export const SHOWN = 'pages';
export const PROBLEMS = 'problems';

/**
 * Opens the checked pages of a site, each under a hash of everything that its check depended on: its
 * fences, the packages, and what checks. An edit of prose moves the fences, and leaves the result.
 *
 * @param maker - a hash of what checks
 * @param fingerprints - of each version's packages, with what checks
 * @param folder - that of the pages that are written; those that are shown serve all who read
 */
export function openPages(
  store: Store,
  maker: string,
  fingerprints: Record<string, string>,
  folder: string,
) {
  const read = ({ entry, lines }: PageKey, from: string): StoredPage | undefined => {
    const page = store.read<StoredPage>(`${from}/${entry}.json`);
    return page && { ...page, ...moveFences(page, lines) };
  };
  return {
    async keyOf({ file, version, text }: PageSource): Promise<PageKey & Parsed> {
      // To parse all pages takes seconds.
      const parsed = `fences/${pageId(file)}.${hashOf(maker, file, text)}.json`;
      const known = store.read<Fences>(parsed);
      const { found, ...fences }: Fences & Parsed = known ?? (await readFences(text, file));
      if (!known) {
        store.write(parsed, fences);
      }
      // A page that names versions may hold samples of any of them.
      const names = text.includes('version=') ? Object.keys(fingerprints) : [version];
      const packages = names.map((name) => fingerprints[name]);
      return {
        entry: `${pageId(file)}.${hashOf(packages, file, fences.hash)}`,
        lines: fences.lines,
        found,
      };
    },
    read: (key: PageKey) => read(key, SHOWN) ?? (folder === SHOWN ? undefined : read(key, folder)),
    write({ entry }: PageKey, { types, ...page }: CheckedPage): StoredPage {
      const files = types.length > 0 ? [`${TYPES_FOLDER}/${hashOf(types)}.json`] : [];
      files.forEach((file) => store.writeText(file, JSON.stringify(types)));
      const stored = { ...page, typesFile: files[0] };
      store.write(`${folder}/${entry}.json`, stored, files);
      return stored;
    },
  };
}

/** Of a text that is no MDX, which the check reports, all counts. */
async function readFences(text: string, file: string): Promise<Fences & Parsed> {
  // Loaded where a page is new: a check without a change is over before it would be.
  const { fencesIn } = await import('../page/collect');
  try {
    const found = fencesIn(text, file);
    const written = found.map(({ node: { lang, meta, value, position }, ...around }) => {
      const { start, end } = position!;
      // Its height tells a fence without an end from one with it.
      return [around, lang, meta, value, start.column, end.line - start.line];
    });
    const lines = found.map(({ node }) => node.position!.start.line);
    return { hash: hashOf(written), lines, found };
  } catch {
    return { hash: hashOf(text), lines: [] };
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
