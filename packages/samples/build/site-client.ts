import path from 'node:path';
import type { Site } from '../page/site';
import type { SiteAnswer, SiteRequest, SiteThreadData } from './site-thread';
import { startEntry, type Thread } from '../store/threads';

/** What the plugins of Docusaurus ask of a site's samples. */
export type SiteClient = {
  /** Asks for a check, of the site or of one page. */
  ask: (request: SiteRequest) => Promise<SiteAnswer>;
  /** The path of a file from the site's root, with `/`. */
  pathOf: (file: string) => string;
};

let opened: SiteClient | undefined;

/**
 * Opens a site for this process: its plugin does, and its remark plugin asks the same thread.
 *
 * All is done in a thread, because Docusaurus transpiles every module that it loads, and takes seconds
 * for a compiler and a highlighter.
 */
export function openSite(site: Site): SiteClient {
  let thread: Thread<SiteRequest, SiteAnswer> | undefined;
  opened = {
    ask(request) {
      const keepsCompilers = process.env.NODE_ENV !== 'production';
      const workerData: SiteThreadData = { entry: 'build/site-thread', site, keepsCompilers };
      thread ??= startEntry(workerData);
      return thread.ask(request);
    },
    pathOf: (file) => path.relative(site.dir, file).split(path.sep).join('/'),
  };
  return opened;
}

/** @throws where the site has the remark plugin alone */
export function openedSite(): SiteClient {
  if (!opened) {
    throw new Error(
      'samplesRemark wants the plugin that checks samples; add [checkedSamples, options] to "plugins" in docusaurus.config.ts.',
    );
  }
  return opened;
}
