import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './TagsPage.module.css';

const DESCRIPTION = 'The tags of the tRPC blog, each with the number of its posts.';

/** The blog's tags as one list, each with the number of its posts in words. */
export default function TagsPage({ tags, sidebar }: Props) {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}
    >
      <PageMetadata title={title} description={DESCRIPTION} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{DESCRIPTION}</p>
        <ul className={styles.tags}>
          {tags.map(({ label, permalink, count, description }) => (
            <li key={permalink}>
              <Link className={styles.tag} rel="tag" href={permalink}>
                <b>{label}</b>{' '}
                <span className={styles.count}>{count === 1 ? '1 post' : `${count} posts`}</span>{' '}
                {description && <span className={styles.description}>{description}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
