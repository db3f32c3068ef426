import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import Loading from '@theme/Loading';
import { createRoot, type Root } from 'react-dom/client';
import styles from './firstLoad.module.css';

const SPINNER_DELAY_MS = 200;

/*
 * Docusaurus loads the files of the first page before it hydrates the page, and does nothing at all
 * when one of them fails (preload().then(renderApp) in core's clientEntry). The built page stays in
 * view meanwhile, so the spinner and the error stand over it instead of in its place.
 */
const firstLoad = ExecutionEnvironment.canUseDOM ? watchFirstLoad() : undefined;

function watchFirstLoad() {
  let root: Root | undefined;
  const show = (error?: Error) => {
    root ??= createRoot(document.body.appendChild(notice()));
    root.render(
      <Loading
        error={error}
        isLoading={!error}
        pastDelay
        timedOut={false}
        retry={() => window.location.reload()}
      />,
    );
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      clearTimeout(spinner);
      show(reason);
    }
  };
  const spinner = setTimeout(show, SPINNER_DELAY_MS);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    end: () => {
      clearTimeout(spinner);
      window.removeEventListener('unhandledrejection', onRejection);
      root?.unmount();
    },
  };
}

function notice() {
  const element = document.createElement('div');
  element.className = `panel panel--floating ${styles.notice}`;
  return element;
}

/** Docusaurus calls this when it has hydrated the first page, and after each navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  if (!previousLocation) {
    firstLoad?.end();
  }
};
