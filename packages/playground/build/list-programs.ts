import type { PlayProgram } from '../compiler/play';
import type { PageWorkshop } from '../programs/read-pages';
import type { PageLinks } from './page-links';

/** Adds titles and links to programs, and sorts them like their pages. Programs of partials, which have no URL, come last. */
export function listPrograms(workshops: readonly PageWorkshop[], links: PageLinks): PlayProgram[] {
  const order = Object.keys(links);
  const rank = ({ pageFile }: PageWorkshop) =>
    order.includes(pageFile) ? order.indexOf(pageFile) : order.length;
  return workshops
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id, program, mode, files, entries, ...workshop }) => {
      const { page, title = '' } = links[workshop.pageFile] ?? {};
      const heading = workshop.heading || title;
      return { id, program, page, title, heading, mode, files, entries };
    });
}
