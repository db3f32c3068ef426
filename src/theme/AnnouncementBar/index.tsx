// Change: wrapped, so that a new announcement shows at once to those who dismissed the last one.
// Upstream's inline script hides the bar for them until the next page load, whatever its id.
import { useEffect } from 'react';
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

const SEEN_ID = 'docusaurus.announcement.id';
const HIDDEN_BEFORE_HYDRATION = 'data-announcement-bar-initially-dismissed';

/** The bar above every page. */
export default function AnnouncementBarOfNewId() {
  const { announcementBar } = useThemeConfig();
  // A child's effects run before its parents': the provider has not yet saved the new id.
  useEffect(() => {
    if (announcementBar && createStorageSlot(SEEN_ID).get() !== announcementBar.id) {
      document.documentElement.removeAttribute(HIDDEN_BEFORE_HYDRATION);
    }
  }, [announcementBar]);
  return <AnnouncementBar />;
}
