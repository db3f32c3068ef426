import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import type { FacetFilters } from 'algoliasearch/lite';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import {
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import SearchFailure from '../SearchFailure';
import SearchHitText from '../SearchHitText';
import SearchNothing from '../SearchNothing';
import SearchStart from '../SearchStart';
import { guard, type SearchOutcome } from '../../client/guard';
import type { SearchClient, SearchHit } from '../../engine/types';
import ResultsFooter from './ResultsFooter';
import { useSearchedVersion } from '../useSearchVersion';
import { takeOver, typeInto } from './takeOver';
import './modal.css';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

type Props = {
  client: SearchClient;
  isHosted: boolean;
  facetFilters: FacetFilters;
  /** Has what was typed before the modal was there */
  typeAhead: RefObject<HTMLInputElement | null>;
  /** Called once the modal has the focus, and what was typed. */
  onTakeOver: () => void;
  onClose: () => void;
};

/** Groups hold all hits of a request: DocSearch's default would drop the sixth hit of a group. */
const MAX_RESULTS_PER_GROUP = 20;

/** DocSearch's modal over the site's own client, which is asked for the docs version of this page. */
export default function Modal(props: Props) {
  const { client, isHosted, facetFilters, typeAhead, onTakeOver, onClose } = props;
  const { algolia } = useAlgoliaThemeConfig();
  const history = useHistory();
  const toLocalUrl = useSearchResultUrlProcessor();
  const [guarded] = useState(() => guard(client));
  const outcome = useSyncExternalStore(guarded.subscribe, guarded.getOutcome);
  const { container, modal, dropdown } = useDropdown();
  const isNothing =
    outcome.failure === undefined && outcome.query.trim() !== '' && outcome.count === 0;
  const version = useSearchedVersion();
  useDialogRole(container, outcome);
  useEffect(() => {
    const input = inputIn(container);
    if (typeAhead.current && input) {
      takeOver(typeAhead.current, input);
    }
    onTakeOver();
  }, [container, typeAhead, onTakeOver]);
  useEffect(() => {
    if (outcome.revision > 0) {
      // The modal asks for its query again when its input gets the focus.
      inputIn(container)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  }, [container, outcome.revision]);

  // DocSearch keeps the first of each of these, and makes a new client when this one changes.
  const transformSearchClient = useMemo<TransformSearchClient>(
    () => (docSearchClient) => ({
      ...docSearchClient,
      search: guarded.search,
    }),
    [guarded],
  );
  const resultsFooterComponent = useMemo(
    () => () => <ResultsFooter client={guarded} onFollow={onClose} />,
    [guarded, onClose],
  );

  return (
    <div
      ref={container}
      className={clsx(
        'searchModal',
        isHosted && 'searchModal--hosted',
        outcome.failure !== undefined && 'searchModal--failed',
        isNothing && 'searchModal--nothing',
      )}
    >
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indices={[{ name: algolia.indexName, searchParameters: { facetFilters } }]}
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={{ navigate: ({ itemUrl }) => history.push(itemUrl) }}
        transformSearchClient={transformSearchClient}
        transformItems={(items) => items.map((item) => ({ ...item, url: toLocalUrl(item.url) }))}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        maxResultsPerGroup={MAX_RESULTS_PER_GROUP}
        insights={false}
        placeholder={translations.placeholder}
        translations={MODAL_TRANSLATIONS}
      />
      {outcome.failure !== undefined &&
        dropdown &&
        createPortal(<SearchFailure reason={outcome.failure} />, dropdown)}
      {isNothing &&
        dropdown &&
        createPortal(
          <div className="searchModal-nothing">
            <SearchNothing
              {...{ version, query: outcome.query, nearest: outcome.nearest }}
              onQuery={(query) => typeInto(inputIn(container), query)}
              onFollow={onClose}
            />
          </div>,
          dropdown,
        )}
      {modal &&
        createPortal(
          <div className="searchModal-start">
            <SearchStart version={version} onFollow={onClose} />
          </div>,
          dropdown ?? modal,
        )}
    </div>
  );
}

const MODAL_TRANSLATIONS: DocSearchModalProps['translations'] = {
  ...translations.modal,
  searchBox: {
    ...translations.modal?.searchBox,
    // Beside a query on a phone a whole sentence has no room; screen readers have it.
    clearButtonTitle: translate({
      id: 'theme.SearchModal.searchBox.clearButtonText',
      message: 'Clear',
    }),
  },
  noResultsScreen: {
    ...translations.modal?.noResultsScreen,
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
    }),
  },
};

function inputIn(container: RefObject<HTMLElement | null>) {
  return container.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
}

type HitProps = { hit: { url: string }; children: ReactNode };

/** Recent searches keep what DocSearch shows, with its buttons; they have nothing that was found. */
function Hit({ hit, children }: HitProps) {
  return (
    <Link to={hit.url}>
      {'_snippetResult' in hit ? (
        <div className="DocSearch-Hit-Container">
          {/* The cast: hits come from our own client. */}
          <SearchHitText hit={hit as SearchHit} />
        </div>
      ) : (
        children
      )}
    </Link>
  );
}

/**
 * Makes the modal a dialog for screen readers. DocSearch says it is a button, and hides what stands
 * in it: https://github.com/microsoft/playwright.dev/issues/1629.
 */
function useDialogRole(container: RefObject<HTMLElement | null>, outcome: SearchOutcome) {
  useEffect(() => {
    const dialog = container.current?.querySelector('.DocSearch-Container');
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-owns']) {
      dialog?.removeAttribute(name);
    }
    dialog?.setAttribute('role', 'dialog');
    dialog?.setAttribute('aria-modal', 'true');
    dialog?.setAttribute('aria-label', translations.button?.buttonAriaLabel ?? 'Search');
  }, [container, outcome]);
}

/** Finds the modal's list, which DocSearch removes where it has nothing to list. */
function useDropdown() {
  const container = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<{ modal?: Element | null; dropdown?: Element | null }>({});
  useEffect(() => {
    const modal = container.current?.querySelector('.DocSearch-Modal');
    const find = () => {
      const dropdown = modal?.querySelector('.DocSearch-Dropdown');
      setPlaces((known) =>
        known.modal && known.dropdown === dropdown ? known : { modal, dropdown },
      );
    };
    find();
    const observer = new MutationObserver(find);
    if (modal) {
      observer.observe(modal, { childList: true });
    }
    return () => observer.disconnect();
  }, []);
  return { container, ...places };
}
