import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import styles from './ArchivePage.module.css';

const TITLE = 'Archive';
const DESCRIPTION = 'All posts of the tRPC blog, newest first.';
const BLOG = '/blog';

const dayAndMonth = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/**
 * All posts of the blog, by year: a line for each with its date and description, in the frame of the
 * blog's other pages.
 */
export default function ArchivePage({ archive }: Props) {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages)}>
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <BlogLayout>
        <Heading as="h1">{TITLE}</Heading>
        <p className={styles.lead}>
          {DESCRIPTION} <Link to={BLOG}>Read the newest</Link>
        </p>
        {postsByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} className={styles.year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={styles.posts}>
              {posts.map(({ metadata }) => (
                <li key={metadata.permalink} className={styles.post}>
                  <time dateTime={metadata.date} className={styles.date}>
                    {dayAndMonth.format(new Date(metadata.date))}
                  </time>
                  <div>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                    <div className={styles.description}>{metadata.description}</div>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

function postsByYear(posts: readonly ArchiveBlogPost[]) {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
