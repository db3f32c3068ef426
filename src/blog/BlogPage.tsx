import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<typeof BlogLayout>, 'sidebar' | 'children'> & {
  title: string;
  description: string;
  className?: string;
};

/** The layout of the blog's list pages: title and description, and the list below. */
export default function BlogPage({ title, description, className, sidebar, children }: Props) {
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, className)}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{title}</Heading>
          <p className="soft">{description}</p>
        </header>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
