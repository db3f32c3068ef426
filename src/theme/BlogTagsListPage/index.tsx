// Change: wrapped, to give the page the description that upstream leaves out.
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';

/** The index of the blog's tags. */
export default function BlogTagsListPageWithDescription(props: Props) {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="The tags of the tRPC blog, each with the number of its posts." />
    </>
  );
}
