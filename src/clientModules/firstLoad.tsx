import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { createRoot, type Root } from 'react-dom/client';
import Loading from '../theme/Loading';
import styles from './firstLoad.module.css';

const SPINNER_DELAY_MS = 200;

/*
 * Docusaurus loads the chunks of the first page before it hydrates the page, and ignores a chunk that fails
 * (preload().then(renderApp) in core's clientEntry). So this shows a spinner or the error, above the built
 * page, which stays readable.
 */
const firstLoad = ExecutionEnvironment.canUseDOM ? watchFirstLoad() : undefined;

function watchFirstLoad() {
  let root: Root | undefined;
  const show = (error?: Error) => {
    root ??= createRoot(document.body.appendChild(notice()));
    root.render(<Loading error={error} pastDelay retry={() => window.location.reload()} />);
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
