// Change: offers to edit the program, in the playground (wrap, safe).
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/RunExtras';
import { prefetch } from '../prefetch';

/**
 * Leads to the playground with the program of a sample. A button: Docusaurus fetches the pages of links
 * ahead, and nothing of this may load before the pointer or the focus comes to it. It is added in the
 * browser, since without scripts it would do nothing.
 */
export default function RunExtras({ bundle, fence }: Props) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const playground = useBaseUrl('/playground');
  // The name of a bundle is that of its program, and a hash.
  const program = bundle.replace(/\.\w+\.js$/, '');
  const ahead = () => void prefetch(program.split('/')[0]!);
  return isBrowser ? (
    <button
      type="button"
      className="button button--link button--sm"
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => history.push(`${playground}#program=${program}/${fence}`)}
    >
      Edit
    </button>
  ) : null;
}
