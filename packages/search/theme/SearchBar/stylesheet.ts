// Docusaurus puts all CSS that is imported into one file for every page. DocSearch's is 5 KB that only
// an opened modal needs, so it stays a file of its own.
export { default as docSearchStyles } from '!!file-loader?name=assets/css/[name].[contenthash:8].[ext]!@docsearch/css/dist/style.css';

/**
 * Adds a stylesheet to the page and waits until it applies.
 *
 * @param href - of the stylesheet
 * @throws when it cannot be fetched
 */
export function loadStylesheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    };
    // First, so that the site's own styles win over it.
    document.head.prepend(link);
  });
}
