import type { SearchRecord } from '../../indexing/records';

export type Settings = { attributesForFaceting?: string[]; attributesToSnippet?: string[] };
export type Index = { settings: Settings; objects: Map<string, SearchRecord> };
