import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { validateSamplesOptions, type SamplesOptions } from 'docusaurus-checked-samples';
import { startEntry, type Thread } from 'docusaurus-checked-samples/threads';
import { PLAY_FOLDER, STORE_FOLDER } from './build/folders';
import { placesOfPages, type Places } from './build/places';
import type { ThreadData } from './build/thread';
import type { Play } from './compiler/addresses';

/** What a site tells this package. */
export type PlaygroundOptions = {
  /** What it tells the package of its samples. */
  samples: SamplesOptions;
};

const NAME = 'docusaurus-samples-playground';

/** Lets readers edit the samples of a site: makes what checks and runs them in the page. */
export default function samplesPlayground(
  { siteDir, baseUrl }: LoadContext,
  { samples }: PlaygroundOptions,
): Plugin {
  if (!samples) {
    throw new Error(
      `${NAME} wants the options of the samples; write ['${NAME}', { samples }] with those that docusaurus-checked-samples gets.`,
    );
  }
  const folder = path.join(siteDir, STORE_FOLDER, PLAY_FOLDER);
  const site = { dir: siteDir, options: validateSamplesOptions(samples) };
  const data: ThreadData = { entry: 'build/thread', packageDir: __dirname, site, baseUrl };
  let thread: Thread<Places, Play> | undefined;
  return {
    name: NAME,

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    loadContent() {
      // In a thread, because Docusaurus transpiles every module that it loads; and not before, because its
      // other commands load plugins, too, and would not end.
      thread ??= startEntry(data);
    },

    async allContentLoaded({ allContent, actions }) {
      const play = await thread!.ask(placesOfPages(allContent));
      await actions.createData('play.json', JSON.stringify(play));
      actions.addRoute({
        path: `${baseUrl}playground`,
        component: '@theme/PlaygroundPage',
        exact: true,
      });
    },

    configureWebpack() {
      const devServer = { static: [{ directory: folder, publicPath: `${baseUrl}${PLAY_FOLDER}` }] };
      // Docusaurus merges `devServer` into its own, though its types do not know it.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      await fs.promises.cp(folder, path.join(outDir, PLAY_FOLDER), { recursive: true });
    },
  };
}
