import type { SamplesOptions } from './options';

/** By Shiki's name of a language, the name for readers; '' to show none. */
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

const ALIASES: Record<string, string> = {
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

/** Resolves aliases, such as `typescript` to `ts`; a fence without a language is `text`. */
export function languageOf(lang: string | null | undefined): string {
  const name = lang ?? 'text';
  return Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
}

/** The languages that the fences of a site may have, without aliases. */
export function languagesOf({ languages }: Required<SamplesOptions>): Languages {
  return { ...LANGUAGES, ...languages };
}
