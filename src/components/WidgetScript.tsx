import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Loads the third-party widget script, asynchronously, on the page that renders this and on no other.
 *
 * The script's address is `customFields.widgetScript` of the site's configuration. Put it beside
 * embedded widgets, whose markup must read well without the script.
 */
export default function WidgetScript() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Head>
      <script async src={String(siteConfig.customFields?.widgetScript)} charSet="utf-8" />
    </Head>
  );
}
