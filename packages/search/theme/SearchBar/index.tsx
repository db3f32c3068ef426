// Change: ejected (unsafe). Answers come from our own client; failures and the number of results are
// shown; `/` works from buttons too; nothing goes to Algolia where the index is embedded.
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import Head from '@docusaurus/Head';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { useSearchClient } from '../useSearchClient';
import FailureDialog from './FailureDialog';
import SearchButton from './SearchButton';
import TypeAhead from './TypeAhead';
import { useSearchModal } from './useSearchModal';
import { useShortcuts } from './useShortcuts';

/** The button in the navbar, and the search modal that it opens. */
export default function SearchBar() {
  const { algolia } = useAlgoliaThemeConfig();
  const { client, isHosted } = useSearchClient();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const { state, Modal, open, takeOver, close, warmUp, button } = useSearchModal(() =>
    client.warmUp(facetFilters),
  );
  const typeAhead = useRef<HTMLInputElement>(null);
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
      {state !== 'closed' &&
        state !== 'open' &&
        createPortal(
          <TypeAhead input={typeAhead} isHidden={state === 'failed'} onClose={close} />,
          document.body,
        )}
      {(state === 'loaded' || state === 'open') &&
        Modal &&
        createPortal(
          <Modal
            {...{ client, isHosted, facetFilters, typeAhead }}
            onTakeOver={takeOver}
            onClose={close}
          />,
          document.body,
        )}
      {state === 'failed' && <FailureDialog onRetry={open} onClose={close} />}
    </>
  );
}
