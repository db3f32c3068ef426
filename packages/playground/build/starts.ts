import type { PlayProgram } from '../compiler/addresses';
import type { Places } from './places';

/** What the list of starting points shows, by docs version and page. */
export type Starts = {
  /** As readers call the version. */
  label: string;
  pages: StartPage[];
}[];

export type StartPage = {
  title: string;
  page: string;
  programs: { id: string; name: string }[];
};

/** Lists the programs that a workshop can begin as, in the order of their pages. What is part of other pages is not among them. */
export function listStarts(
  versions: readonly { label: string; programs: readonly PlayProgram[] }[],
  places: Places,
): Starts {
  return versions.map(({ label, programs }) => ({
    label,
    pages: Object.values(places)
      .map(({ page, title }) => {
        return { title, page, programs: named(programs.filter((one) => one.page === page)) };
      })
      .filter((page) => page.programs.length > 0),
  }));
}

/** Programs of one section are told apart by what runs last in them. */
function named(programs: readonly PlayProgram[]): StartPage['programs'] {
  const headings = programs.map(({ heading }) => heading);
  const isAlone = (heading: string) => headings.indexOf(heading) === headings.lastIndexOf(heading);
  return programs.map(({ id, heading, entries }) => ({
    id,
    name: isAlone(heading) ? heading : `${heading} (${entries.at(-1)!.name})`,
  }));
}
