import path from 'node:path';
import samples from '../../../samples.config';
import { openChecker } from '../build/checker';
import { libraryFingerprints, openSiteStore } from '../build/site-store';
import { validateSamplesOptions } from '../build/validate-options';
import type { Site } from '../page/site';

/** The site whose pages are measured. */
export const SITE: Site = { dir: path.resolve('.'), options: validateSamplesOptions(samples) };

/** Opens a checker of a site in a folder, with the options of this one. */
export async function openSite(dir: string) {
  const site: Site = { ...SITE, dir };
  return {
    site,
    checker: await openChecker(site, openSiteStore(site), libraryFingerprints(site)),
  };
}
