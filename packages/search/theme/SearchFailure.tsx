import Translate from '@docusaurus/Translate';

type Props = {
  /** The error's message; shown to writers only, while the dev server runs */
  reason?: string;
  /** How often it was tried */
  tries?: number;
  onRetry: () => void;
};

/** Tells readers that a search failed, and how to try again. */
export default function SearchFailure({ reason, tries = 1, onRetry }: Props) {
  return (
    <div role="alert" className="padding--xl text--center">
      <p className="text--bold">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      {process.env.NODE_ENV === 'development' && (
        <p>
          {reason} <br />
          The dev server searches the index of the last build: run “npm run build” once, then
          reload.
        </p>
      )}
      {tries > 1 && (
        <p>
          <Translate id="site.SearchFailure.tries" values={{ tries }}>
            {'Tried {tries} times.'}
          </Translate>
        </p>
      )}
      <button
        type="button"
        className="button button--primary"
        onClick={({ currentTarget }) => {
          // The answer takes the button's place; the focus would be nowhere.
          currentTarget.closest('dialog, main')?.querySelector('input')?.focus();
          onRetry();
        }}
      >
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
    </div>
  );
}
