import type { PlayProgram } from '../compiler/addresses';
import type { Places } from './places';

/** What the list of starting points shows, by docs version, part of its docs, and page. */
export type Starts = {
  /** As readers call the version. */
  label: string;
  groups: {
    /** Undefined for what no sidebar has. */
    label?: string;
    pages: StartPage[];
  }[];
}[];

type StartPage = { title: string; page: string; programs: { id: string; name: string }[] };

/** Lists the programs that a workshop can begin as, in the order of their pages. What is part of other pages is not among them. */
export function listStarts(
  versions: readonly { label: string; programs: readonly PlayProgram[] }[],
  places: Places,
): Starts {
  const all = Object.values(places);
  return versions.map(({ label, programs }) => {
    const groups = new Map(all.map(({ group }) => [group, [] as StartPage[]]));
    for (const { page, title, group } of all) {
      const ofPage = programs.filter((program) => program.page === page);
      if (ofPage.length > 0) {
        groups.get(group)!.push(startPage(title, page, ofPage));
      }
    }
    const filled = Array.from(groups).filter(([, pages]) => pages.length > 0);
    return { label, groups: filled.map(([group, pages]) => ({ label: group, pages })) };
  });
}

/** Programs of one section are told apart by what runs last in them. */
function startPage(title: string, page: string, programs: readonly PlayProgram[]): StartPage {
  const headings = programs.map(({ heading }) => heading);
  const isAlone = (heading: string) => headings.indexOf(heading) === headings.lastIndexOf(heading);
  return {
    title,
    page,
    programs: programs.map(({ id, heading, entries }) => ({
      id,
      name: isAlone(heading) ? heading : `${heading} (${entries.at(-1)!.name})`,
    })),
  };
}
