import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** What Docusaurus's own plugins have read of the site's content. */
interface Contents {
  blog: BlogContent;
  docs: LoadedContent;
}

/** Gives what one of them has read, in a plugin's `allContentLoaded`. */
export function contentIn<Name extends keyof Contents>(
  allContent: AllContent,
  name: Name,
): Contents[Name] {
  return allContent[`docusaurus-plugin-content-${name}`]?.default as Contents[Name];
}
