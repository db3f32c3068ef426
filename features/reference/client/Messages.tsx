import Link from '@docusaurus/Link';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import type { Cause, Message, Source } from '../types';
import Heading from '@theme/Heading';
import InlineMarkdown from '@site/shared/ui/InlineMarkdown';
import styles from './Messages.module.css';

/** The names of the columns of messages. On narrow screens they are one line, with dots between them. */
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
 * Error messages of one source, each with its causes, fixes and links. Search reads `data-message`, to find the
 * entry of a pasted error.
 */
export default function Messages({ of: source, from }: { of: Source; from: Message[] }) {
  const messages = from.filter((message) => message.source === source);
  return messages.map(({ id, text, variants, causes }) => (
    <section key={id} className={styles.message}>
      <Heading as="h3" id={id} data-message={text}>
        <code>{text}</code>
      </Heading>
      {variants.length > 0 && (
        <p className="plain-code soft margin-bottom--none">
          <small>
            Also:{' '}
            {variants.map((variant, index) => (
              <span key={variant}>
                {index > 0 && ', '}
                <code data-message={variant}>{variant}</code>
              </span>
            ))}
          </small>
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

function CauseOfMessage({ page, href, cause, fix }: Cause) {
  const { path } = useActiveVersion(undefined)!;
  return (
    <li>
      <span>
        <InlineMarkdown text={cause} />
      </span>{' '}
      <span>
        {fix && (
          <>
            <InlineMarkdown text={fix} />{' '}
          </>
        )}
        <Link to={`${path}/${href}`}>{page}</Link>
      </span>
    </li>
  );
}
