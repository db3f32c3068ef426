// Change: ejected, to suggest other pages instead of asking for a report.
import Link from '@docusaurus/Link';
import { useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';

/** A chunk of its own, since every docs page loads the rest of this component. If it fails, it is left out. */
const NearestPages = lazy(() =>
  import('@site/features/addresses/client/NearestPages').catch(() => ({ default: () => <></> })),
);

/** The content of the not-found page. */
export default function NotFoundContent({ className }: Props) {
  const latest = useLatestVersion(undefined);
  const unreleased = useVersions(undefined).find(({ name }) => name === 'current');
  return (
    // Full height, so that the footer is out of view when suggestions and the font arrive and move it.
    <main className={clsx('container margin-vert--xl', className)} style={{ minHeight: '100vh' }}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">Page not found</Heading>
          <p>No page of this site has this address. It may have moved, or be misspelled.</p>
          <p>
            Start at the <Link to="/">home page</Link>, the{' '}
            <Link to={latest.path}>{latest.label} docs</Link> (latest release)
            {unreleased && (
              <>
                {' '}
                or the <Link to={unreleased.path}>{unreleased.label} docs</Link>{' '}
                <span style={{ whiteSpace: 'nowrap' }}>(pre-release)</span>
              </>
            )}
            .
          </p>
          {useIsBrowser() && (
            <Suspense>
              <NearestPages />
            </Suspense>
          )}
        </div>
      </div>
    </main>
  );
}
