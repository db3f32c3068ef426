import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';

/** Adds the docs version to the titles of pages, except for the default version. */
export default function VersionInTitle() {
  const { title } = useDoc().metadata;
  const { label, isLast } = useDocsVersion();
  return !isLast && !title.includes(label) ? <PageMetadata title={`${title} (${label})`} /> : null;
}
