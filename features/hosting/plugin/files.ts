import type { HeaderRule } from './rules';

/** What the files for hosts are written from. */
export interface Hosting {
  /** The base URLs of the locales, the default locale first: `/`, `/fr/` */
  bases: string[];
  rules: HeaderRule[];
  /** From path to path, without the base URL */
  redirects: Record<string, string>;
}

/** Netlify and Cloudflare Pages set it for all files themselves, and join the values of two matching rules. */
const HOST_DEFAULT_HEADER = 'Cache-Control';

/** In characters. Cloudflare Pages ignores longer lines: https://developers.cloudflare.com/pages/platform/limits. */
const MAX_LINE_LENGTH = 2000;

/** For nginx: symbolic links to the folders of this release and of the one before. */
const CURRENT_LINK = '/srv/site/current';
const PREVIOUS_LINK = '/srv/site/previous';

/**
 * Makes the configuration files for hosts.
 *
 * @returns texts by file, below the folder of the built site
 * @throws if a host would ignore a part of one
 */
export function hostingFiles(hosting: Hosting): Record<string, string> {
  return {
    _headers: headersFile(hosting),
    _redirects: redirectRows(hosting)
      .map(([from, to]) => `${from} ${to} 301\n`)
      .join(''),
    'vercel.json': vercelFile(hosting),
    '.hosting/nginx.conf': nginxFile(hosting),
  };
}

function headersFile({ bases: [base = '/'], rules }: Hosting) {
  const blocks = rules.map(({ path, headers }, index) => {
    const lines = Object.entries(headers)
      .filter(([name]) => index > 0 || name !== HOST_DEFAULT_HEADER)
      .map(([name, value]) => `  ${name}: ${value}\n`);
    return `${below(base, path)}\n${lines.join('')}`;
  });
  const text = blocks.join('\n');
  const tooLong = text.split('\n').find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `_headers: Cloudflare Pages ignores lines of more than ${MAX_LINE_LENGTH} characters, and this one has ${tooLong.length}; name fewer inline scripts in features/hosting/plugin/scripts.ts: ${tooLong.slice(0, 100)}…`,
    );
  }
  return text;
}

function vercelFile(hosting: Hosting) {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: hosting.rules.map(({ path, headers }) => ({
      source: below(hosting.bases[0], path).replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirectRows(hosting).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function nginxFile(hosting: Hosting) {
  const { bases, rules } = hosting;
  const [base = '/'] = bases;
  const names = Object.keys(rules[0]?.headers ?? {});
  const cached = rules.slice(1).map(({ path }) => below(base, path).replace('*', ''));
  // By maps, since `add_header` in a location would drop all headers of the server block.
  const maps = names.map((name) => {
    const [general, ...particular] = rules
      .filter(({ headers }) => name in headers)
      .map(({ path, headers }) => [below(base, path).replace('*', ''), headers[name]]);
    const rows = particular.map(([path, value]) => `  ~^${path} "${value}";\n`);
    return `map $uri ${variable(name)} {\n  default "${general?.[1]}";\n${rows.join('')}}\n`;
  });
  return `# Made by the build from features/hosting/plugin, for /etc/nginx/conf.d; Debian's package nginx-light has what
# it needs. To deploy, let ${PREVIOUS_LINK} lead to what ${CURRENT_LINK} leads to, then ${CURRENT_LINK} to the new build, each in one step: ln -s <folder> next && mv -T next <link>
${maps.join('')}
server {
  listen 8080;
  root ${CURRENT_LINK};

  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json image/svg+xml;
  error_page 404 414 ${base}404.html;
  recursive_error_pages on;
${names.map((name) => `  add_header ${name} ${variable(name)} always;\n`).join('')}
${bases.map((localeBase) => pagesOf(localeBase)).join('')}
${cached
  .map(
    (path) => `  # Who has opened a page before a deployment still gets what belongs to it.
  location ^~ ${path} {
    error_page 403 404 = @previous;
  }
`,
  )
  .join('')}  location @previous {
    root ${PREVIOUS_LINK};
    try_files $uri =404;
  }
  location ~ \\.md$ {
    default_type text/markdown;
  }
  # What only hosts read.
  location ~ ^${base}(\\.(?!well-known/)|_headers$|_redirects$|vercel\\.json$) {
    return 404;
  }
${redirectRows(hosting)
  .map(([from, to]) => `  location = ${from} {\n    return 301 ${to}$is_args$args;\n  }\n`)
  .join('')}}
`;
}

/**
 * Serves the pages of a locale without `.html` and without a slash at the end. The redirects match paths with
 * one slash at the start: `//host` or `/\host` in `Location` would lead to another host.
 */
function pagesOf(base: string) {
  return `  location ${base} {
    error_page 404 ${base}404.html;
    if ($request_uri ~ "^(/|/[^/\\x5c?][^?]*/)index\\.html(\\?.*)?$") {
      return 301 $1$2;
    }
    if ($request_uri ~ "^(/[^/\\x5c?][^?]*)\\.html(\\?.*)?$") {
      return 301 $1$2;
    }
    if ($request_uri ~ "^(/[^/\\x5c?][^?]*?)/+(\\?.*)?$") {
      return 301 $1$2;
    }
    try_files $uri $uri.html =404;
  }
  location = ${base} {
    try_files ${base}index.html =404;
  }
  location = ${base}404.html {
    internal;
  }
  location = ${base}404 {
    return 404;
  }
`;
}

function redirectRows({ bases, redirects }: Hosting) {
  return bases.flatMap((base) =>
    Object.entries(redirects).map(([from, to]) => [below(base, from), below(base, to)] as const),
  );
}

function below(base = '/', path: string) {
  return base + path.slice(1);
}

function variable(header: string) {
  return `$${header.toLowerCase().replaceAll('-', '_')}`;
}
