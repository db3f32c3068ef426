import type { PlayProgram } from '../compiler/addresses';
import type { PageWorkshop } from '../programs/read-pages';
import type { Places } from './places';

/** Lists programs as the page gets them, in the order of their pages; those of parts of other pages come last. */
export function listPrograms(workshops: readonly PageWorkshop[], places: Places): PlayProgram[] {
  const order = Object.keys(places);
  const rank = ({ pageFile }: PageWorkshop) =>
    order.includes(pageFile) ? order.indexOf(pageFile) : order.length;
  return workshops
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id, program, mode, files, entries, ...workshop }) => {
      const { page, title = '' } = places[workshop.pageFile] ?? {};
      const heading = workshop.heading || title;
      return { id, program, page, title, heading, mode, files, entries };
    });
}
