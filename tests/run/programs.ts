import path from 'node:path';
import { openPrograms } from 'docusaurus-checked-samples/testing';
import samples from '@site/samples.config';

export { PROGRAM_POLICY } from 'docusaurus-checked-samples/policy';
export {
  type BrowserProgram,
  frameDocument,
  type ProgramFiles,
  type RunMessage,
} from 'docusaurus-checked-samples/testing';

/** The programs of the site's pages. */
export const programs = openPrograms(path.resolve(__dirname, '../..'), samples);
