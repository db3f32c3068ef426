import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Results } from './useResults';

type Props = { query: string; count: number; status: Results['status'] };

/** Says how much was found; screen readers hear it when it changes. */
export default function FoundCount({ query, count, status }: Props) {
  const { selectMessage } = usePluralForm();
  const found = selectMessage(
    count,
    translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One result|{count} results',
      },
      { count },
    ),
  );
  const nothing = translate(
    { id: 'site.SearchPage.nothingFound', message: 'No results for "{query}"' },
    { query },
  );
  const isSilent = status === 'idle' || (status === 'searching' && count === 0);
  return <p role="status">{isSilent ? '' : count > 0 ? found : nothing}</p>;
}
