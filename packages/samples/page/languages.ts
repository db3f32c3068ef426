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

/** What others call these languages. */
const OTHER_NAMES: Record<string, string> = {
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
  dockerfile: 'docker',
  py: 'python',
  markdown: 'md',
};

/** The name under which the language of a fence is known here. */
export function languageOf(written: string | null | undefined): string {
  const name = written ?? 'text';
  return Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name]! : name;
}

/** The languages that a site's fences may have, each under one name. */
export function languagesOf({ languages }: Required<SamplesOptions>): Languages {
  return { ...LANGUAGES, ...languages };
}
