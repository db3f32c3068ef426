import type { PlayProgram } from '../compiler/addresses';
import type { PageWorkshop } from '../programs/read-pages';
import type { Places } from './places';

/** What the page gets of workshops, with the places of their pages. */
export function programsOf(workshops: readonly PageWorkshop[], places: Places): PlayProgram[] {
  return workshops.map(({ id, program, kind, files, entries, expectedErrors, ...workshop }) => {
    const { page, title = '' } = places[workshop.pageFile] ?? {};
    const heading = workshop.heading || title;
    return { id, program, page, title, heading, kind, files, entries, expectedErrors };
  });
}
