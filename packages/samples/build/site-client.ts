import type { Site } from '../page/site';
import { startEntry, type Thread } from '../store/threads';
import type { SiteAnswer, SiteRequest, SiteThreadData } from './site-thread';

/** What the plugins of Docusaurus ask of a site's samples: a check, of the site or of one page. */
type AskSite = (request: SiteRequest) => Promise<SiteAnswer>;

let opened: AskSite | undefined;

/**
 * Opens a site for this process: its plugin does, and its remark plugin asks the same thread.
 *
 * All is done in a thread, because Docusaurus transpiles every module that it loads, and takes seconds
 * for a compiler and a highlighter.
 */
export function openSite(site: Site): AskSite {
  let thread: Thread<SiteRequest, SiteAnswer> | undefined;
  opened = (request) => {
    const keepsCompilers = process.env.NODE_ENV !== 'production';
    const data: SiteThreadData = { entry: 'build/site-thread', site, keepsCompilers };
    thread ??= startEntry(data);
    return thread.ask(request);
  };
  return opened;
}

/** @throws where the site has the remark plugin alone */
export function openedSite(): AskSite {
  if (!opened) {
    throw new Error(
      'samplesRemark wants the plugin that checks samples; add [checkedSamples, options] to "plugins" in docusaurus.config.ts.',
    );
  }
  return opened;
}
