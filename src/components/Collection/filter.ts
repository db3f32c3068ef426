import {
  type CollectionEntry,
  type Framework,
  FRAMEWORKS,
  type Kind,
  KINDS,
  type Version,
  VERSIONS,
} from '../../data/awesome';

/** What the reader asks for; a facet that is left out takes any entry. */
export interface Filter {
  version?: Version;
  framework?: Framework;
  kind?: Kind;
}

/** The text of a facet, such as a query parameter, becomes a part of the filter where it names an option. */
export function readFilter(read: (facet: keyof Filter) => string): Filter {
  const version = VERSIONS.find((option) => option === read('version'));
  const framework = FRAMEWORKS.find((option) => option === read('framework'));
  const kind = KINDS.find((option) => option === read('kind'));
  return { ...(version && { version }), ...(framework && { framework }), ...(kind && { kind }) };
}

/** Whether an entry is known to be of the framework and the kind that the filter asks for. */
export function matches(entry: CollectionEntry, { framework, kind }: Filter): boolean {
  return (
    (!framework || (entry.frameworks ?? []).includes(framework)) && (!kind || entry.kind === kind)
  );
}
