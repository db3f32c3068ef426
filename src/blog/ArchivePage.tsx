import Link from '@docusaurus/Link';
import LinkCards from '@site/src/components/LinkCards';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import BlogPage from './BlogPage';

const dayAndMonth = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** All posts of the blog, by year: a card for each with its date and description. */
export default function ArchivePage({ archive: { blogPosts } }: Props) {
  const years = new Set(blogPosts.map(yearOf));
  return (
    <BlogPage title="Archive" description="All posts of the tRPC blog, newest first.">
      <p>
        <Link to="/blog">Back to the blog</Link>
      </p>
      {[...years].map((year) => (
        <section key={year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <LinkCards links={blogPosts.filter((post) => yearOf(post) === year).map(cardOf)} />
        </section>
      ))}
    </BlogPage>
  );
}

function yearOf({ metadata }: ArchiveBlogPost) {
  return metadata.date.slice(0, 4);
}

function cardOf({ metadata: { title, permalink, description, date } }: ArchiveBlogPost) {
  return {
    name: title,
    url: permalink,
    what: `${dayAndMonth.format(new Date(date))}: ${description}`,
  };
}
