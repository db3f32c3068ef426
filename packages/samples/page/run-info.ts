/** The folder of the store whose files are served unchanged, below the site's base URL. */
export const RUN_FOLDER = 'run';

/** How a sample runs in the page; or, for one that shows nothing, the sample to run instead. */
export type RunInfo =
  | {
      /** The program's file, from the folder of bundles. */
      bundle: string;
      /** The index of the sample's fence in the program. */
      fence: number;
      /** How many HTTP exchanges and WebSocket messages the sample causes. */
      wire: number;
      /** The HTML that the sample renders, unless an output fence shows it already. */
      rendered?: string;
    }
  | {
      /** The sample with the Run button: most servers do nothing until a client calls them. */
      runsWith: string;
    };

/** By the line on which the sample's fence opens, from 1. */
export type RunInfoByLine = Record<number, RunInfo>;
