import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { contentOf } from '../loaded-content';

const NAME = 'offline';

/** Where browsers look for the worker: it may answer for what is below its own folder. */
const WORKER = 'offline-worker.js';

/**
 * Lets readers keep a docs version on their device: writes what each consists of, the worker that answers
 * without a network, and the address of the manifest by which browsers install the site. Nothing of it is
 * loaded before a reader asks (`src/components/Offline`).
 *
 * Stands before the plugins that change what is built: it lists what they leave.
 */
export default function offline({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: NAME,
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'manifest', href: `${baseUrl}site.webmanifest` },
        },
      ],
    }),
    async postBuild({ outDir, plugins }) {
      await endOfOthers(plugins);
      const { listFiles } = await import('./list-files');
      const versions = contentOf(plugins, 'docs').loadedVersions.map((version) => ({
        name: version.versionName,
        folder: version.path.slice(baseUrl.length),
      }));
      await fs.mkdir(path.join(outDir, NAME), { recursive: true });
      for (const listing of await listFiles(outDir, versions)) {
        const file = path.join(outDir, NAME, `${listing.version}.json`);
        await fs.writeFile(file, JSON.stringify(listing));
      }
      await bundleWorker(path.join(siteDir, 'src/offline/worker.ts'), path.join(outDir, WORKER));
    },
  };
}

/** Docusaurus starts all plugins' `postBuild` at once, in their order: those after this one wait for it to look. */
async function endOfOthers(plugins: LoadedPlugin[]) {
  const running: Promise<void>[] = [];
  for (const plugin of plugins.filter(({ name }) => name !== NAME)) {
    const { postBuild } = plugin;
    if (postBuild) {
      plugin.postBuild = (props) => {
        const end = Promise.resolve(postBuild.call(plugin, props));
        running.push(end.catch(() => undefined));
        return end;
      };
    }
  }
  await new Promise(setImmediate);
  await Promise.all(running);
}

/**
 * One file: a worker of modules is not what all browsers have. By the command, since Docusaurus loads
 * plugins as CommonJS, which Rolldown is not.
 */
async function bundleWorker(input: string, file: string) {
  const command = path.join(path.dirname(require.resolve('rolldown/package.json')), 'bin/cli.mjs');
  const options = ['--format=iife', '--platform=browser', '--minify'];
  const production = '--transform.define=process.env.NODE_ENV:"production"';
  await promisify(execFile)(process.execPath, [
    command,
    input,
    `--file=${file}`,
    production,
    ...options,
  ]);
}
