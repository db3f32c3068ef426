import Link from '@docusaurus/Link';
import type { Message, Source } from '@site/site/reference/messages';
import CodeWords from './CodeWords';
import styles from './Messages.module.css';
import { useSectionPath } from './useSectionPath';

/** Error messages, each with its causes and the pages that tell more. */
export default function Messages({ of: source, from }: Props) {
  const pathTo = useSectionPath();
  return (
    <ul className={styles.messages}>
      {from
        .filter((message) => message.source === source)
        .map(({ text, causes }) => (
          <li key={text}>
            <code>{text}</code>
            <ul>
              {causes.map(({ page, href, cause }) => (
                <li key={href}>
                  <CodeWords text={cause} /> <Link to={pathTo(href)}>{page}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}

interface Props {
  /** Who reports them */
  readonly of: Source;
  readonly from: Message[];
}
