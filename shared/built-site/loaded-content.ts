import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** The content that Docusaurus's own plugins loaded. */
interface Contents {
  blog: BlogContent;
  docs: LoadedContent;
}

/** Gives the loaded docs or blog, in a plugin's `allContentLoaded`. */
export function contentOf<Name extends keyof Contents>(
  allContent: AllContent,
  name: Name,
): Contents[Name] {
  return allContent[`docusaurus-plugin-content-${name}`]?.default as Contents[Name];
}
