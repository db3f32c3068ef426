import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { validateSamplesOptions, type SamplesOptions } from 'docusaurus-checked-samples';
import { startEntry, type Thread } from 'docusaurus-checked-samples/threads';
import { PLAY_FOLDER, STORE_FOLDER } from './build/folders';
import { pageLinks, type PageLinks } from './build/page-links';
import type { ThreadData } from './build/thread';
import type { Play } from './compiler/play';

export type PlaygroundOptions = {
  /** The options of docusaurus-checked-samples. */
  samples: SamplesOptions;
};

const NAME = 'docusaurus-samples-playground';

/** Adds the page `/playground`, in which readers edit, check and run the samples of a site. */
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
  let thread: Thread<PageLinks, Play> | undefined;
  return {
    name: NAME,

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    loadContent() {
      // In a thread, because Docusaurus transpiles every module that it loads, which is slow. Started here,
      // because commands such as `docusaurus clear` create plugins too, and must end.
      thread ??= startEntry(data);
    },

    async allContentLoaded({ allContent, actions }) {
      const play = await thread!.ask(pageLinks(allContent));
      await actions.createData('play.json', JSON.stringify(play));
      actions.addRoute({
        path: `${baseUrl}playground`,
        component: '@theme/PlaygroundPage',
        exact: true,
      });
    },

    configureWebpack() {
      const devServer = { static: [{ directory: folder, publicPath: `${baseUrl}${PLAY_FOLDER}` }] };
      // Docusaurus merges `devServer`, although its types lack it.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      await fs.promises.cp(folder, path.join(outDir, PLAY_FOLDER), { recursive: true });
    },
  };
}
