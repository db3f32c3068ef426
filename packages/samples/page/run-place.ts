/** The folder of the store that readers get, as it is, below the site's address. */
export const RUN_FOLDER = 'run';

/** How the page runs a sample, or why a reader would see nothing of that. */
export type RunPlace =
  | {
      /** The file of its program, from the folder of bundles. */
      bundle: string;
      /** The sample's number in the program. */
      fence: number;
      /** How many exchanges and messages go over the wire. */
      wire: number;
      /** The HTML that it renders, where it has a document and the page does not show that anyway. */
      rendered?: string;
    }
  | {
      /** Names the sample that shows what this one does: most servers do nothing until one calls them. */
      runsWith: string;
    };

/** The samples that the page runs, by the line on which their fences open. */
export type RunPlaces = Record<number, RunPlace>;
