import Link from '@docusaurus/Link';
import WidgetScript from './WidgetScript';
import styles from './EmbeddedPosts.module.css';

type Props = { url: string; children: string };

/**
 * A collection of public posts, shown by the script of the site that has them. Without the script
 * it is the link to the collection.
 */
export default function EmbeddedPosts({ url, children }: Props) {
  return (
    <div className={styles.posts}>
      <WidgetScript />
      <Link className="twitter-timeline" data-dnt="true" data-tweet-limit="6" to={url}>
        {children}
      </Link>
    </div>
  );
}
