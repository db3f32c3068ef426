import { closest } from 'fastest-levenshtein';
import type { PageDocument } from '../../../shared/built-site/page-document';

/** A built page, and its source file, if that is Markdown. */
type Page = Pick<PageDocument, 'anchors' | 'ids'> & { file?: string };

/**
 * Lists the addresses of a ledger that lead nowhere in a built site.
 *
 * A redirect keeps the hash, so the new page must have the headings of the old one, unless it belongs to
 * another docs version.
 *
 * @param ledger - paths of pages, and of headings: `/docs/v9#install`
 * @param pages - the built pages, by path
 * @param redirects - from the path of a removed page to that of another, which may have a hash
 * @param versions - the paths of the docs versions, such as `/docs/v10`
 * @returns a sentence for each, which says how to fix it
 */
export function lostAddresses(
  ledger: string[],
  pages: Map<string, Page>,
  redirects: Record<string, string>,
  versions: string[],
): string[] {
  const versionOf = (path: string) =>
    versions.find((version) => path === version || path.startsWith(`${version}/`));

  const lostPage = (path: string) => {
    const version = versionOf(path);
    const near = [...pages.keys()].filter((other) => !version || versionOf(other) === version);
    const likely = nearest(path, near, (other) => !ledger.includes(other));
    return `The page ${path} is gone. Lead its readers on in features/addresses/redirects.json: "${path}": "${likely}"`;
  };

  return ledger.flatMap((address) => {
    const [path = '', anchor] = address.split('#');
    const target = pages.has(path) ? path : redirects[path];
    const page = pages.get(target?.split('#')[0] ?? path);
    if (target === undefined || !page) {
      return anchor === undefined ? lostPage(path) : [];
    }
    const isOtherText = target.includes('#') || versionOf(target) !== versionOf(path);
    if (anchor === undefined || isOtherText || page.ids.includes(anchor)) {
      return [];
    }
    const likely = nearest(anchor, page.anchors, (other) => !ledger.includes(`${path}#${other}`));
    const alias = JSON.stringify({ [target]: { [anchor]: likely } }).slice(1, -1);
    const where = page.file ? `${page.file}: the` : 'The';
    return `${where} heading #${anchor} of ${target} is gone. Renamed, maybe to what is #${likely} now, it keeps its address with {/* #${anchor} */} at the end of its line; otherwise lead on in features/addresses/aliases.json: ${alias}`;
  });
}

/** Guesses the name after a renaming: preferably one that is new in this build, with most words in common. */
function nearest(name: string, names: string[], isNew: (name: string) => boolean) {
  const partsOf = (text: string) => text.split(/[/-]/);
  const sharedParts = (other: string) =>
    partsOf(other).filter((part) => partsOf(name).includes(part)).length;
  const newNames = names.filter(isNew);
  const candidates = newNames.length > 0 ? newNames : names;
  const most = Math.max(...candidates.map(sharedParts));
  const likely = candidates.filter((other) => sharedParts(other) === most);
  return likely.length > 0 ? closest(name, likely) : '…';
}
