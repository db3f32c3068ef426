import type { Plugin } from '@docusaurus/types';

export const NAME = 'docusaurus-samples-playground';

/** Lets readers edit the samples of a site, with what checks and runs them in the page. */
export default function samplesPlayground(): Plugin {
  return { name: NAME };
}
