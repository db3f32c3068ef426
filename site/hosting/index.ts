import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What this site tells the plugin. */
export interface HostingOptions {
  /** Former addresses, from path to path; hosts answer with a redirect. */
  redirects: Record<string, string>;
  /** Whom to tell of a security hole: an address with its scheme, such as `mailto:`. */
  securityContact: string;
  /** The application of the hosted search, where the site has one. */
  searchApp?: string;
}

/**
 * Writes what hosts read: headers, among them a Content-Security-Policy that allows the scripts that the
 * pages have, redirects, an nginx configuration and a Dockerfile; and security.txt, which people read.
 *
 * A script that nobody named ends the build. Each locale writes them anew, with what the ones before it
 * have, below the folder of the default one.
 */
export default function hosting(
  { baseUrl, i18n, siteConfig }: LoadContext,
  options: HostingOptions,
): Plugin {
  const locales = [i18n.defaultLocale, ...i18n.locales].map((name) => i18n.localeConfigs[name]);
  const bases = Array.from(new Set(locales.map((locale) => locale?.baseUrl ?? baseUrl)));
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      const [{ headerRules }, { hostingFiles }, { contentSecurityPolicy }, scripts, security] =
        await Promise.all([
          import('./rules'),
          import('./files'),
          import('./policy'),
          import('./scripts'),
          import('./security-txt'),
        ]);
      const root = path.resolve(outDir, path.posix.relative(baseUrl, bases[0] ?? baseUrl));
      const pages = new Map<string, ReturnType<typeof scripts.readScripts>>();
      for (const name of await fs.readdir(root, { recursive: true })) {
        if (name.endsWith('.html')) {
          const html = await fs.readFile(path.join(root, name), 'utf8');
          pages.set(name, scripts.readScripts(html));
        }
      }
      const problems = scripts.scriptProblems(pages);
      if (problems.length > 0) {
        throw new Error(
          `The Content-Security-Policy allows no such script.\n${problems.join('\n')}`,
        );
      }
      const rules = headerRules(contentSecurityPolicy(pages.values(), options.searchApp));
      const files = {
        ...hostingFiles({ bases, rules, redirects: options.redirects }),
        '.well-known/security.txt': security.securityTxt(
          options.securityContact,
          siteConfig.url,
          new Date(),
        ),
      };
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(root, name);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, text);
      }
    },
  };
}
