import type { SamplesOptions } from './options';

/** The languages of fences, and how readers know them; '' where a name would say nothing. */
export type Languages = Record<string, string>;

const LANGUAGES: Languages = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  jsx: 'JSX',
  bash: 'Terminal',
  json: 'JSON',
  http: 'HTTP',
  html: 'HTML',
  css: 'CSS',
  diff: 'Diff',
  graphql: 'GraphQL',
  yaml: 'YAML',
  toml: 'TOML',
  ini: '',
  docker: 'Dockerfile',
  sql: 'SQL',
  python: 'Python',
  md: 'Markdown',
  mdx: 'MDX',
  txt: '',
  text: '',
};

/** The languages that a site's fences may have, each under one name. */
export function languagesOf({ languages }: Required<SamplesOptions>): Languages {
  return { ...LANGUAGES, ...languages };
}
