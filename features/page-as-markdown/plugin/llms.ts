import { markdownPath } from '../../../shared/paths';
import type { BuiltSite } from '../../../shared/built-site/build';
import type { DocsVersion } from '../../../shared/built-site/docs-version';

/** Writes the `llms.txt` of a docs version: a list of its pages, by section. */
export function writeIndex({ title, url }: BuiltSite, version: DocsVersion): string {
  const name = `${title} ${version.label}`;
  const lists = version.sections.map(({ label, pages }) => {
    const items = pages.map(
      (page) => `- [${page.title}](${url}${markdownPath(page.path)}): ${page.description}`,
    );
    return `## ${label}\n\n${items.join('\n')}\n`;
  });
  const whole = `All of these pages in one file: ${url}${version.path}/llms-full.txt\n`;
  return [`# ${name}\n`, `> The documentation of ${name}, as Markdown.\n`, whole, ...lists].join(
    '\n',
  );
}

/** Writes the `llms.txt` of the site, which links to those of its docs versions. */
export function writeSiteIndex({ title, tagline, url, baseUrl, versions }: BuiltSite): string {
  const list = (isLast: boolean) =>
    versions
      .filter((version) => version.isLast === isLast)
      .flatMap(({ label, path }) => [
        `- [${title} ${label}](${url}${path}/llms.txt): the list of its pages`,
        `- [${title} ${label}, whole](${url}${path}/llms-full.txt): all its pages in one file`,
      ])
      .join('\n');
  const others = [
    `- [Home page](${url}${markdownPath(baseUrl, baseUrl)}): what ${title} is`,
    `- [Blog](${url}${markdownPath(`${baseUrl}blog`)}): all its posts`,
  ];
  const optional = [list(false), ...others].join('\n');
  return `# ${title}\n\n> ${tagline}\n\n## Docs\n\n${list(true)}\n\n## Optional\n\n${optional}\n`;
}
