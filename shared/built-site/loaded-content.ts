import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadedPlugin } from '@docusaurus/types';

/** What Docusaurus's own plugins have read of the site's content. */
interface Contents {
  blog: BlogContent;
  docs: LoadedContent;
}

/** Gives what one of them has read, once the site's content is loaded. */
export function contentOf<Name extends keyof Contents>(
  plugins: LoadedPlugin[],
  name: Name,
): Contents[Name] {
  const plugin = plugins.find(
    (candidate) => candidate.name === `docusaurus-plugin-content-${name}`,
  );
  return plugin?.content as Contents[Name];
}

/** As `contentOf`, for a plugin's `allContentLoaded`, which gets the content in another form. */
export function contentIn<Name extends keyof Contents>(
  allContent: AllContent,
  name: Name,
): Contents[Name] {
  return allContent[`docusaurus-plugin-content-${name}`]?.default as Contents[Name];
}
