import type { PlayAddresses, ProjectSettings } from '../../compiler/addresses';
import type { Shared } from './share';

/** What a workshop begins as. */
export type Start = Shared & {
  /** What readers call it. */
  title: string;
  /** The page of the docs that has it; missing of an empty one. */
  page?: string;
  /** Packages of the docs version, with their versions. */
  packages: Record<string, string>;
  project: ProjectSettings;
  addresses: PlayAddresses;
  /** The name of the file that is shown first, where there is no room for all; else it is the first one. */
  shown?: string;
  /** Whether it came with a link, so that someone else may have written it. */
  isShared?: boolean;
  /** What else readers should know, such as why a link did not work. */
  notice?: string;
};
