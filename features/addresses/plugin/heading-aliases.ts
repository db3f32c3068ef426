import path from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import docsVersions from '../../../docs-versions.json';
import aliases from '../aliases.json';

/** Page path → former id of a heading → its id now. Typed, since the JSON file may be empty. */
const ALIASES: Record<string, Record<string, string>> = aliases;
const VERSIONS: Record<string, { path: string }> = docsVersions.versions;

/**
 * Keeps former ids of headings working without a script: each becomes an empty element in the heading.
 *
 * @returns a rehype plugin for docs pages
 */
export function headingAliases() {
  return (tree: Root, file: Pick<VFile, 'path' | 'data'>) => {
    const { slug } = file.data.frontMatter as { slug?: string };
    const former = Object.entries(ALIASES[pagePath(file.path, slug)] ?? {});
    visit(tree, 'element', (heading) => {
      if (/^h[1-6]$/.test(heading.tagName)) {
        for (const [id] of former.filter(([, now]) => now === heading.properties.id)) {
          const alias = { tagName: 'span', properties: { id }, children: [] };
          heading.children.unshift({ type: 'element', ...alias });
        }
      }
    });
  };
}

/** Unlike Docusaurus it reads the slug alone, which every docs page of this site has. */
function pagePath(file: string, slug = '/') {
  const [, name = 'current'] = /[\\/]versioned_docs[\\/]version-([^\\/]+)/.exec(file) ?? [];
  return path.posix.join('/docs', VERSIONS[name]?.path ?? name, slug).replace(/\/$/, '');
}
