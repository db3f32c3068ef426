import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';

const WIDGET_SCRIPT = 'https://platform.twitter.com/widgets.js';

type Props = { url: string; children: string };

/**
 * A collection of public posts, shown by a third-party script. Without the script it is a link to the
 * collection. Only pages with this component load the script.
 */
export default function EmbeddedPosts({ url, children }: Props) {
  return (
    <div className="panel padding--md margin-bottom--md">
      <Head>
        <script async src={WIDGET_SCRIPT} charSet="utf-8" />
      </Head>
      <Link className="twitter-timeline" data-dnt="true" data-tweet-limit="6" to={url}>
        {children}
      </Link>
    </div>
  );
}
