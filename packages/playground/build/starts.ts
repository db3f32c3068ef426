import type { PlayProgram } from '../compiler/addresses';

/** What the list of starting points shows, by docs version and page. */
export type Starts = {
  /** As readers call the version. */
  label: string;
  pages: StartPage[];
}[];

type StartPage = { title: string; page: string; programs: { id: string; heading: string }[] };

/** Lists the programs that a workshop can begin as, in the order of their pages. What is part of other pages is not among them. */
export function listStarts(
  versions: readonly { label: string; programs: readonly PlayProgram[] }[],
): Starts {
  return versions.map(({ label, programs }) => {
    const pages = new Map<string, StartPage>();
    for (const { id, page, title, heading } of programs) {
      if (page !== undefined) {
        const known = pages.get(page) ?? { title, page, programs: [] };
        known.programs.push({ id, heading });
        pages.set(page, known);
      }
    }
    return { label, pages: [...pages.values()] };
  });
}
