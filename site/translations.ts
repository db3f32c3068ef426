import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Where the words of the interface are, outside `src`. */
const FOLDERS = ['features/*/client', 'shared/ui'];

/** Lets `docusaurus write-translations` find the words of features: beside `src` it reads what plugins watch. */
export default function translations({ siteDir }: LoadContext): Plugin {
  return {
    name: 'translations',
    getPathsToWatch: () => FOLDERS.map((folder) => path.join(siteDir, folder, '**/*.{ts,tsx}')),
  };
}
