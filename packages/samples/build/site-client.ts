import type { Site } from '../page/site';
import { startEntry, type Thread } from '../store/threads';
import type { SiteAnswer, SiteRequest, SiteThreadData } from './site-thread';

/** Asks the site's thread to check the site or one page. */
type AskSite = (request: SiteRequest) => Promise<SiteAnswer>;

let opened: AskSite | undefined;

/**
 * Opens a site for this process: the plugin and the remark plugin share its thread, which starts with the first
 * request.
 *
 * The work is done in a thread because Docusaurus transpiles all modules that the configuration imports, which takes
 * seconds for a compiler and a highlighter.
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

/** @throws if the site uses the remark plugin without the plugin */
export function openedSite(): AskSite {
  if (!opened) {
    throw new Error(
      'samplesRemark wants the plugin that checks samples; add [checkedSamples, options] to "plugins" in docusaurus.config.ts.',
    );
  }
  return opened;
}
