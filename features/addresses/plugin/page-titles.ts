import type { Plugin } from '@docusaurus/types';
import { contentOf } from '../../../shared/built-site/loaded-content';

/** Provides the titles of all docs pages, by path, to the not-found page. */
export default function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    async allContentLoaded({ allContent, actions }) {
      const docs = contentOf(allContent, 'docs').loadedVersions.flatMap((version) => version.docs);
      const titles = Object.fromEntries(docs.map(({ permalink, title }) => [permalink, title]));
      await actions.createData('titles.json', titles);
    },
  };
}
