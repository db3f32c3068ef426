import variables from '!!file-loader?name=assets/css/docsearch-variables.[contenthash:8].[ext]!@docsearch/css/dist/_variables.css';
import modal from '!!file-loader?name=assets/css/docsearch-modal.[contenthash:8].[ext]!@docsearch/css/dist/modal.css';

/**
 * DocSearch's styles, without those of its button and of Ask AI. Docusaurus puts all CSS that is imported
 * into one file for every page; these are 5 KB that only an opened modal needs, so they stay files of
 * their own.
 */
export const DOCSEARCH_STYLES: string[] = [variables, modal];

const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the page, once, and waits until it applies.
 *
 * @param href - of the stylesheet
 * @throws when it cannot be fetched; the next call tries again
 */
export function loadStylesheet(href: string): Promise<void> {
  const sheet =
    loading.get(href) ??
    add(href).catch((error: unknown) => {
      loading.delete(href);
      throw error;
    });
  loading.set(href, sheet);
  return sheet;
}

function add(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    };
    // First, so that the site's own styles win over it.
    document.head.prepend(link);
  });
}
