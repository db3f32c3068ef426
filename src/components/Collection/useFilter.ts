import { useQueryString } from '@docusaurus/theme-common';
import { FRAMEWORKS, KINDS, VERSIONS } from '../../data/awesome';

/** The options that the address has, and how to change one of them: each change is a step back. */
export function useFilter() {
  const facets = {
    version: useQueryString('version'),
    framework: useQueryString('framework'),
    kind: useQueryString('kind'),
  };
  const filter = {
    version: VERSIONS.find((option) => option === facets.version[0]),
    framework: FRAMEWORKS.find((option) => option === facets.framework[0]),
    kind: KINDS.find((option) => option === facets.kind[0]),
  };
  const change = (facet: keyof typeof facets, value: string) =>
    facets[facet][1](value || null, { push: true });
  return [filter, change] as const;
}
