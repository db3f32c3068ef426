import path from 'node:path';
import { openPrograms } from 'docusaurus-checked-samples/testing';
import samples from '@site/samples.config';

export {
  type BrowserProgram,
  FRAME_DOCUMENT,
  type FrameProgram,
  type RunMessage,
} from 'docusaurus-checked-samples/testing';

/** The programs of the site's pages. */
export const programs = openPrograms(path.resolve(__dirname, '../..'), samples);
