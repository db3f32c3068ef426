import { useSyncExternalStore } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { GuardedClient } from '../../client/guard';
import { useSearchPageLink } from '../useSearchVersion';

type Props = { client: GuardedClient; onFollow: () => void };

/** The last row of the results: how many there are, and the page that shows them all. */
export default function ResultsFooter({ client, onFollow }: Props) {
  const { query, count } = useSyncExternalStore(client.subscribe, client.getOutcome);
  const createLink = useSearchPageLink();
  return (
    <Link to={createLink(query)} onClick={onFollow}>
      <Translate id="theme.SearchBar.seeAll" values={{ count }}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
