import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';

/** Names the docs version in the titles of pages, but for the version that readers get unless they choose. */
export default function VersionInTitle() {
  const { title } = useDoc().metadata;
  const { label, isLast } = useDocsVersion();
  return !isLast && !title.includes(label) ? <PageMetadata title={`${title} (${label})`} /> : null;
}
