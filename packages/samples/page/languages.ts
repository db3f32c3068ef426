/** The languages of the site's fences, each under one name. */
export const LANGUAGES = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'bash',
  'json',
  'http',
  'html',
  'css',
  'diff',
  'graphql',
  'yaml',
  'toml',
  'ini',
  'docker',
  'prisma',
  'sql',
  'python',
  'mdx',
  'txt',
  'text',
] as const;

/** How readers know a language, where its name on a fence says too little. */
const LABELS: Record<string, string> = {
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
  docker: 'Dockerfile',
  prisma: 'Prisma',
  python: 'Python',
  sql: 'SQL',
  mdx: 'MDX',
};

/** Names a language for readers; `undefined` for plain text. */
export function languageLabel(lang: string): string | undefined {
  return LABELS[lang];
}
