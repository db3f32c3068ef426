import { ThemeClassNames, translateTagsPageTitle } from '@docusaurus/theme-common';
import LinkCards from '@site/src/components/LinkCards';
import type { Props } from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import BlogPage from './BlogPage';

/** The blog's tags, each with its number of posts and its description. */
export default function TagsPage({ tags, sidebar }: Props) {
  return (
    <BlogPage
      title={translateTagsPageTitle()}
      description="The tags of the tRPC blog, each with the number of its posts."
      className={ThemeClassNames.page.blogTagsListPage}
      sidebar={sidebar}
    >
      <SearchMetadata tag="blog_tags_list" />
      <LinkCards
        links={tags.map(({ label, permalink, count, description = '' }) => ({
          name: label,
          url: permalink,
          what: `${count === 1 ? '1 post' : `${count} posts`}. ${description}`,
        }))}
      />
    </BlogPage>
  );
}
