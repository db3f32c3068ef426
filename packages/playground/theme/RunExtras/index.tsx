// Change: adds an Edit button (wrap, safe).
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/RunExtras';
import { prefetch } from '../prefetch';

/**
 * Opens a sample's program in the playground. Not a link, since Docusaurus prefetches the pages of links in
 * view.
 */
export default function RunExtras({ bundle, fence }: Props) {
  const history = useHistory();
  const playground = useBaseUrl('/playground');
  // `current/docs__a.0.1f3e.js` becomes `current/docs__a.0`.
  const program = bundle.replace(/\.\w+\.js$/, '');
  const onPrepare = () => void prefetch(program.split('/')[0]!);
  return (
    <button
      type="button"
      className="button button--link button--sm"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={() => history.push(`${playground}#program=${program}/${fence}`)}
    >
      Edit
    </button>
  );
}
