import type { PlayProgram } from '../compiler/addresses';
import type { PageWorkshops } from '../programs/read-pages';
import type { Places } from './places';

/** Lists the programs of pages, in page order, with the places of their pages. */
export function programsOf(pages: readonly PageWorkshops[], places: Places): PlayProgram[] {
  return pages.flatMap(({ file, workshops }) => {
    const { page, title = '' } = places[file] ?? {};
    return workshops.map((workshop) => ({
      id: workshop.id,
      program: workshop.program,
      ...(page !== undefined && { page }),
      title,
      heading: workshop.heading || title,
      kind: workshop.kind,
      files: workshop.files,
      entries: workshop.entries,
      expectedErrors: workshop.expectedErrors,
    }));
  });
}
