// Change: ejected (unsafe). Answers come from our own client; failures and the number of results are
// shown; `/` works from buttons too; nothing goes to Algolia where the index is embedded.
import { createPortal } from 'react-dom';
import Head from '@docusaurus/Head';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { useSearchClient } from '@site/src/search/useSearchClient';
import FailureDialog from './FailureDialog';
import SearchButton from './SearchButton';
import { useSearchModal } from './useSearchModal';
import { useShortcuts } from './useShortcuts';

/** The button in the navbar, and the search modal that it opens. */
export default function SearchBar() {
  const { algolia } = useAlgoliaThemeConfig();
  const { client, isHosted } = useSearchClient();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const { state, Modal, typed, open, close, warmUp, button } = useSearchModal(() =>
    client.warmUp(facetFilters),
  );
  useShortcuts({ isOpen: state !== 'closed', open, close });

  return (
    <>
      {isHosted && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${algolia.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <SearchButton
        ref={button}
        onClick={open}
        onFocus={warmUp}
        onPointerEnter={warmUp}
        onTouchStart={warmUp}
      />
      {state === 'open' &&
        Modal &&
        createPortal(
          <Modal {...{ client, isHosted, facetFilters }} initialQuery={typed} onClose={close} />,
          document.body,
        )}
      {state === 'failed' && <FailureDialog onRetry={open} onClose={close} />}
    </>
  );
}
