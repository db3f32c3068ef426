import type { FoundFence } from '../page/collect';
import { pageId, type PageFile } from '../page/pages';
import { moveProblem } from '../page/problem';
import type { CheckedPage } from '../show/check-page';
import type { FenceView } from '../show/fence-view';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';
import { TYPES_FOLDER } from './site-store';

/** The fences of a page, if it had to be parsed for its key. */
type Parsed = { found?: FoundFence[] };

/** A page's file and its text. */
export type PageSource = PageFile & Parsed & { text: string };

/** The store's entry for the result of a page, without its folder, and the first lines of its fences. */
export type PageKey = { entry: string; lines: number[] };

/** The result of a page. Its types are in a file of their own, which the page loads for the first hover. */
export type StoredPage = Omit<CheckedPage, 'types'> & { typesFile?: string };

/** A hash of the fences of a page and the headings above them, and the first lines of the fences. */
type Fences = { hash: string; lines: number[] };

/** Folders of the store: for rendered pages, and for pages of which only the problems were found. */
export const SHOWN = 'pages';
export const PROBLEMS = 'problems';

/**
 * Opens the cached results of pages, each under a hash of all that determines it: the fences, the packages and the
 * code of the check. Prose is not part of it: an edit only moves the fences.
 *
 * @param codeHash - of the code of the check
 * @param fingerprints - by docs version, of the packages and the code of the check
 * @param folder - to write to. Rendered pages are read in any case
 */
export function openPages(
  store: Store,
  codeHash: string,
  fingerprints: Record<string, string>,
  folder: string,
) {
  const read = ({ entry, lines }: PageKey, from: string): StoredPage | undefined => {
    const page = store.read<StoredPage>(`${from}/${entry}.json`);
    return page && { ...page, ...moveFences(page, lines) };
  };
  return {
    async keyOf({ file, version, text }: PageSource): Promise<PageKey & Parsed> {
      // Cached, since parsing all pages takes seconds.
      const parsed = `fences/${pageId(file)}.${hashOf(codeHash, file, text)}.json`;
      const known = store.read<Fences>(parsed);
      const { found, ...fences }: Fences & Parsed = known ?? (await readFences(text, file));
      if (!known) {
        store.write(parsed, fences);
      }
      // The page has samples of other versions.
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

/** Hashes the whole text of a page that is not valid MDX, which the check will report. */
async function readFences(text: string, file: string): Promise<Fences & Parsed> {
  // Loaded only if needed: it takes longer than a check without changes.
  const { fencesIn } = await import('../page/collect');
  try {
    const found = fencesIn(text, file);
    const written = found.map(({ node: { lang, meta, value, position }, ...around }) => {
      const { start, end } = position!;
      // The height differs if a fence is not closed.
      return [around, lang, meta, value, start.column, end.line - start.line];
    });
    const lines = found.map(({ node }) => node.position!.start.line);
    return { hash: hashOf(written), lines, found };
  } catch {
    return { hash: hashOf(text), lines: [] };
  }
}

/** Moves the fences of a page, and its problems, to the current lines. */
function moveFences({ fences, warnings, problems }: StoredPage, lines: number[]) {
  const moved = (line: number) => {
    const index = fences.findLastIndex((fence) => fence.line <= line);
    // A page without fences that is not valid MDX is cached by its whole text.
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
