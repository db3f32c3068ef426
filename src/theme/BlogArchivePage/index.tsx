// Change: wrapped, to give the page a description; upstream's is the word "Archive".
import { PageMetadata } from '@docusaurus/theme-common';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type { Props } from '@theme/BlogArchivePage';

/** All posts of the blog by year. */
export default function BlogArchivePageWithDescription(props: Props) {
  return (
    <>
      <BlogArchivePage {...props} />
      <PageMetadata description="Every post of the tRPC blog, by year." />
    </>
  );
}
