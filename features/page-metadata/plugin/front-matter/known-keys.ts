import type { BlogPostFrontMatter } from '@docusaurus/plugin-content-blog';
import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';

/*
 * What Docusaurus reads of front matter; it passes over all else without a word. The types make an
 * upgrade that adds a key or takes one away fail `npm run typecheck`.
 */

const DOC: Record<keyof DocFrontMatter, true> = {
  title: true,
  description: true,
  slug: true,
  sidebar_label: true,
  id: true,
  tags: true,
  hide_title: true,
  hide_table_of_contents: true,
  keywords: true,
  image: true,
  sidebar_key: true,
  sidebar_position: true,
  sidebar_class_name: true,
  sidebar_custom_props: true,
  displayed_sidebar: true,
  pagination_label: true,
  custom_edit_url: true,
  parse_number_prefixes: true,
  toc_min_heading_level: true,
  toc_max_heading_level: true,
  pagination_next: true,
  pagination_prev: true,
  draft: true,
  unlisted: true,
  last_update: true,
};

const POST: Record<keyof BlogPostFrontMatter, true> = {
  title: true,
  description: true,
  slug: true,
  authors: true,
  tags: true,
  id: true,
  title_meta: true,
  sidebar_label: true,
  draft: true,
  unlisted: true,
  date: true,
  author: true,
  author_title: true,
  author_url: true,
  author_image_url: true,
  authorTitle: true,
  authorURL: true,
  authorImageURL: true,
  image: true,
  keywords: true,
  hide_table_of_contents: true,
  toc_min_heading_level: true,
  toc_max_heading_level: true,
  last_update: true,
};

/** The keys that the front matter of a docs page may have: Docusaurus's, and what search reads. */
export const DOC_KEYS = [...Object.keys(DOC), 'section_keywords'];

/** The keys that the front matter of a post may have. */
export const POST_KEYS = Object.keys(POST);
