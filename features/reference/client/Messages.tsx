import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { Cause, Message, Source } from '../types';
import Heading from '@theme/Heading';
import CodeWords from './CodeWords';
import styles from './Messages.module.css';
import { useSectionPath } from './useSectionPath';

/** What the columns of messages are. Where there is one column, the signs between them show. */
export function MessageColumns() {
  return (
    <p className={`entry-columns ${styles.columns}`}>
      <strong>What you see</strong>
      <span aria-hidden> · </span>
      <span>Why</span>
      <span aria-hidden> · </span>
      <span>What to do</span>
    </p>
  );
}

/**
 * Error messages of one source, each with its causes, what to do, and the pages that say more. Search
 * reads `data-message`, so that a pasted error leads to its entry.
 */
export default function Messages({ of: source, from }: Props) {
  const messages = from.filter((message) => message.source === source);
  return messages.map(({ id, text, variants, causes }) => (
    <section key={id} className={styles.message}>
      <Heading as="h3" id={id} data-message={text}>
        <code>{text}</code>
      </Heading>
      {variants.length > 0 && (
        <p className={`plain-code ${styles.variants}`}>
          Also:{' '}
          {variants.map((variant, index) => (
            <span key={variant}>
              {index > 0 && ', '}
              <code data-message={variant}>{variant}</code>
            </span>
          ))}
        </p>
      )}
      <ul className={clsx('clean-list', styles.causes)}>
        {causes.map((cause) => (
          <CauseOfMessage key={`${cause.href} ${cause.cause}`} {...cause} />
        ))}
      </ul>
    </section>
  ));
}

interface Props {
  /** Who reports them */
  readonly of: Source;
  readonly from: Message[];
}

function CauseOfMessage({ page, href, cause, mend }: Cause) {
  const pathTo = useSectionPath();
  return (
    <li>
      <span>
        <CodeWords text={cause} />
      </span>{' '}
      <span>
        {mend && (
          <>
            <CodeWords text={mend} />{' '}
          </>
        )}
        <Link to={pathTo(href)}>{page}</Link>
      </span>
    </li>
  );
}
