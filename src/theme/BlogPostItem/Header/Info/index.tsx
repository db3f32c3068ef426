// Change: wrapped, so that one can have a post as Markdown.
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import { markdownPath } from '@site/shared/paths';
import PageMenu from '@site/features/page-as-markdown/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

/** Date and reading time; on the post's own page there is what one can do with it as a whole, too. */
export default function InfoWithMenu(props: Props) {
  const { isBlogPostPage, metadata } = useBlogPost();
  if (!isBlogPostPage) {
    return <Info {...props} />;
  }
  return (
    <div className={styles.top}>
      <Info {...props} />
      <PageMenu markdownUrl={markdownPath(metadata.permalink)} editUrl={metadata.editUrl} />
    </div>
  );
}
