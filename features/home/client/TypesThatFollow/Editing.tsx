import { useCallback, useMemo, useState, type CSSProperties } from 'react';
import clsx from 'clsx';
import Panes, { type PlayFile } from 'docusaurus-samples-playground/panes';
import { VERSION } from './version';
import styles from './styles.module.css';

/** What the samples leave out above what they show. */
const ABOVE: Record<string, string> = {
  'server.ts': "import * as trpc from '@trpc/server';\nimport { z } from 'zod';\n",
  'client.ts': "import { createTRPCClient } from '@trpc/client';\n",
};

type Props = {
  /** The samples of the change that stands. */
  samples: Element;
  /** Where on the screen the reader touched the code; missing where a button was pressed. */
  touched?: { x: number; y: number };
};

/** Server and client as editors, in the place of their samples. These stay until TypeScript has answered. */
export default function Editing({ samples, touched }: Props) {
  const [isReady, setReady] = useState(false);
  const files = useMemo(() => readFiles(samples), [samples]);
  const [serverHeight] = useState(
    () => samples.querySelector('figure')!.getBoundingClientRect().height,
  );
  const onReady = useCallback(() => setReady(true), []);

  return (
    <div
      className={clsx(styles.state, styles.live, isReady && styles.ready)}
      // React's types know no custom properties.
      style={{ '--server-height': `${serverHeight}px` } as CSSProperties}
    >
      <Panes label={VERSION} files={files} touched={touched} onReady={onReady} isShown={isReady} />
    </div>
  );
}

/** Reads the files of a change as they compile: without what was removed, and without errors. */
function readFiles(samples: Element): PlayFile[] {
  return Array.from(samples.querySelectorAll('figure'), (figure) => {
    const name = figure.querySelector('.sample__title')!.textContent;
    const code = figure.querySelector('code')!.cloneNode(true) as HTMLElement;
    code.querySelectorAll('del, .e').forEach((element) => element.remove());
    return { name, above: ABOVE[name]!, text: code.textContent };
  });
}
