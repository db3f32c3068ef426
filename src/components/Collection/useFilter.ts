import { useQueryString } from '@docusaurus/theme-common';
import { type Filter, readFilter } from './filter';

/** The filter that the address has, and how to change a part of it: each change is a step back. */
export function useFilter() {
  const facets = {
    version: useQueryString('version'),
    framework: useQueryString('framework'),
    kind: useQueryString('kind'),
  };
  const change = (facet: keyof Filter, value: string) =>
    facets[facet][1](value || null, { push: true });
  return [readFilter((facet) => facets[facet][0]), change] as const;
}
