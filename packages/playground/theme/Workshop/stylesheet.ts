import styles from '!!file-loader?name=assets/css/workshop.[contenthash:8].[ext]!./workshop.css';
import { NotLoaded } from '../../compiler/load';

/**
 * Adds the workshop's rules to the page, and waits until they apply. Docusaurus puts all CSS that is imported
 * into one file for every page; these are only for who edits a sample.
 *
 * @throws NotLoaded
 */
export function loadStylesheet(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) {
    return Promise.resolve();
  }
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new NotLoaded('The styles did not load.'));
    };
    document.head.append(link);
  });
}
