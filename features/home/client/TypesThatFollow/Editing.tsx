import { useCallback, useMemo, useState, type CSSProperties } from 'react';
import clsx from 'clsx';
import Panes, { type PlayFile } from 'docusaurus-samples-playground/panes';
import { VERSION } from './version';
import styles from './styles.module.css';

/** The lines that the samples do not show, by file. */
const HIDDEN_IMPORTS: Record<string, string> = {
  'server.ts': "import * as trpc from '@trpc/server';\nimport { z } from 'zod';\n",
  'client.ts': "import { createTRPCClient } from '@trpc/client';\n",
};

type Props = {
  /** The element with the samples of the chosen change */
  samples: Element;
  /** The window coordinates of the reader's click in the code; missing after a press of Edit */
  touched?: { x: number; y: number };
};

/** Editors in place of the two samples. The samples stay visible until TypeScript has checked the files. */
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

/** Reads the code of a change's files, without deleted lines and error messages. */
function readFiles(samples: Element): PlayFile[] {
  return Array.from(samples.querySelectorAll('figure'), (figure) => {
    const name = figure.querySelector('.sample__title')!.textContent;
    const code = figure.querySelector('code')!.cloneNode(true) as HTMLElement;
    code.querySelectorAll('del, .e').forEach((element) => element.remove());
    return { name, above: HIDDEN_IMPORTS[name]!, text: code.textContent };
  });
}
