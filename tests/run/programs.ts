import path from 'node:path';
import { openPrograms } from 'docusaurus-checked-samples/testing';
import samples from '@site/samples.config';

/** The programs of the site's pages. */
export const programs = openPrograms(path.resolve(__dirname, '../..'), samples);
